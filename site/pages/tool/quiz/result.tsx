import type { ReactElement } from 'react'
import { RadarChart } from '#ui/chart'
import { Heading } from '#ui/heading'
import { Section } from '#ui/section'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { dateIn } from '../../../i18n/date.ts'
import { numberIn } from '../../../i18n/number.ts'
import { DIMENSIONS, type Maturity } from '../../../tools/quiz/tool.ts'
import { pair } from '../frame/result.css.ts'
import { Verdict } from '../frame/verdict.tsx'
import { NextSteps } from './next-steps.tsx'
import type { QuizWords, ToldMaturity } from './quiz-words.ts'

/** The stage and why, the profile beside the one before, and the next step of each dimension. */
export function MaturityResult(told: ToldMaturity): ReactElement {
  const { result, words } = told
  const { name, title, text } = words.stages[result.stage]
  return (
    <>
      <Verdict
        badge={`${words.stage} ${result.stage}, ${name}`}
        title={title}
        lead={text}
        figure={{ value: String(result.score), unit: words.outOf, made: words.made }}
      >
        <Compared {...told} />
      </Verdict>
      <Section>
        <div className={pair}>
          <Profile {...told} />
          <First {...told} />
        </div>
      </Section>
      <NextSteps {...told} />
    </>
  )
}

function Compared({ result, words, earlier, language }: ToldMaturity): ReactElement {
  const [before] = earlier
  const {
    heldBack,
    lowest: [lowest],
  } = result
  return (
    <Stack gap={2}>
      {heldBack && lowest && <Text>{words.heldBack(words.parts[lowest.dimension])}</Text>}
      {before && (
        <Text strong>
          {words.compared(result.score - before.result.score, dateIn(language, before.day))}
        </Text>
      )}
    </Stack>
  )
}

function Profile({ result, words, earlier, language }: ToldMaturity): ReactElement {
  const [before] = earlier
  return (
    <RadarChart
      title={words.radar}
      description={words.radarText}
      caption={words.radarText}
      max={5}
      format={(value) => numberIn(language, value)}
      words={{ table: words.figures, category: words.domain }}
      categories={DIMENSIONS.map((dimension) => words.parts[dimension])}
      series={[
        { name: words.now, values: values(result), highlight: true },
        ...(before
          ? [{ name: words.onDay(dateIn(language, before.day)), values: values(before.result) }]
          : []),
      ]}
    />
  )
}

const values = ({ rated }: Maturity): readonly number[] =>
  DIMENSIONS.map((own) => rated.find(({ dimension }) => dimension === own)?.value ?? 0)

function First({ result, words }: ToldMaturity): ReactElement {
  const { rated, lowest, unsure } = result
  const [first] = lowest
  return (
    <Stack gap={6}>
      {first && (
        <div>
          <Stack gap={3}>
            <Heading level={2} size="t3">
              {words.firstTitle}
            </Heading>
            <Text size="t1" strong>
              {words.next[first.dimension][first.level]}
            </Text>
            <Text tone="muted">
              {words.firstWhy(
                lowest.map(({ dimension }) => words.parts[dimension]),
                rated.length,
              )}
            </Text>
          </Stack>
        </div>
      )}
      {unsure.length > 0 && (
        <div>
          <Stack gap={3}>
            <Heading level={2} size="t3">
              {words.unsureTitle}
            </Heading>
            <Text tone="muted">{words.unsureText}</Text>
            <ul>
              {unsure.map((id) => (
                <li key={id}>{words.questions[id as keyof QuizWords['questions']].ask}</li>
              ))}
            </ul>
          </Stack>
        </div>
      )}
    </Stack>
  )
}
