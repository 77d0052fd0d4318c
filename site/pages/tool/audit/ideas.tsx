import type { ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { Facts } from '#ui/facts'
import { Disclosure } from '#ui/disclosure'
import { RatingDots } from '#ui/rating-dots'
import { Head, Section, Split } from '#ui/section'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { ValueMap } from '../../../components/value-map/index.ts'
import { FIRST, type Opportunity } from '../../../tools/audit/opportunities.ts'
import { unprinted } from '../frame/paper.css.ts'
import { FactSource } from '../result/fact-source.tsx'
import * as css from './ideas.css.ts'
import { assumptionText, harderText, hoursText, type ToldAudit } from './told-in-words.ts'

/** Ideas in order, as rows and as a map of the same numbers, with what they rest on. */
export function Ideas({ result, words, language, data }: ToldAudit): ReactElement {
  const { opportunities } = result
  return (
    <Section labelledBy="ideas" tone="sunken">
      <Head id="ideas" title={words.ideasTitle} size="t3" />
      <Stack gap={6}>
        <Split ratio="8:3">
          <ol className={css.ideas}>
            {opportunities.map((idea, index) => (
              <Idea key={idea.task} {...{ idea, words, language }} place={index + 1} />
            ))}
          </ol>
          {/* On paper the rows say the same in less room. */}
          <div className={unprinted}>
            <ValueMap
              title={words.mapTitle}
              points={opportunities.map(({ task, effort, value }) => ({
                name: words.tasks[task].name,
                effort,
                value,
              }))}
              describe={({ name, effort, value }, place) =>
                words.mapText(String(place), name, String(effort), String(value))
              }
              zone={{ name: words.firstZone, ...FIRST }}
              words={words}
            />
          </div>
        </Split>
        <Disclosure variant="row" title={words.assumptionsTitle} level={3}>
          <Stack gap={4}>
            <Text>{words.assumptionsText}</Text>
            <Facts
              layout="grid"
              facts={opportunities.map((idea) => ({
                term: words.tasks[idea.task].name,
                value: assumptionText(idea, words, language),
              }))}
            />
            <Text>{words.measured}</Text>
            <Text as="div" size="s" tone="muted">
              <Stack as="ul" gap={2}>
                {MEASURED.map((task) => (
                  <li key={task}>
                    {words.measuredFor[task]}
                    {' — '}
                    <FactSource fact={data.measured[task]} language={language} />
                  </li>
                ))}
              </Stack>
            </Text>
          </Stack>
        </Disclosure>
      </Stack>
    </Section>
  )
}

const MEASURED = ['answers', 'content'] as const

interface IdeaProps extends Pick<ToldAudit, 'words' | 'language'> {
  readonly idea: Opportunity
  readonly place: number
}

function Idea({ idea, place, words, language }: IdeaProps): ReactElement {
  const { task, effort, value, suggested, first } = idea
  const { name, text } = words.tasks[task]
  return (
    <li className={css.idea}>
      <span className={css.place} aria-hidden="true">
        {place}
      </span>
      <div>
        <b className={css.name}>{name}</b> {first && <Badge size="s">{words.firstZone}</Badge>}
        <Text tone="muted" size="s">
          {text}
        </Text>
        <Text tone="muted" size="s" figures>
          {suggested ? words.suggested : hoursText(idea, words, language)}.{' '}
          {harderText(idea, words)}
        </Text>
      </div>
      <dl className={css.degrees}>
        {(
          [
            [words.effort, effort],
            [words.value, value],
          ] as const
        ).map(([term, degree]) => (
          <div key={term} className={css.degree}>
            <Text as="dt" size="s" tone="muted">
              {term}
            </Text>
            <dd>
              <RatingDots variant="scale" value={degree} word={words.outOfFive(String(degree))} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
