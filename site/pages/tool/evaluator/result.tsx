import type { ReactElement } from 'react'
import { Badge, type BadgeTone } from '#ui/badge'
import { Disclosure } from '#ui/disclosure'
import { Head, Section } from '#ui/section'
import { Stack } from '#ui/stack'
import { StageRows } from '../../../components/stage-rows/index.ts'
import { GOOD, type Verdict } from '../../../tools/evaluator/verdict.ts'
import { Verdict as ResultVerdict } from '../frame/verdict.tsx'
import { Method } from '../result/method.tsx'
import { Prices } from './prices.tsx'
import { Reasons } from './reasons.tsx'
import { Sources } from './sources.tsx'
import { Sum } from './sum.tsx'
import { flipText, methodText, lowestText, type ToldEvaluation } from './told-in-words.ts'

/** The evaluator's result: a verdict with its reasons, the sum behind it, what would change it. */
export function EvaluatorView(told: ToldEvaluation): ReactElement {
  const { result, words, language } = told
  const { verdict, score, dimensions } = result
  const { name, title } = words.verdicts[verdict]
  return (
    <>
      <ResultVerdict
        badge={name}
        title={title}
        lead={words.leads[verdict]}
        {...(score !== undefined && {
          figure: { value: String(score), unit: words.of, made: words.mean },
        })}
      >
        <Method title={words.method} texts={methodText(words)} />
      </ResultVerdict>
      <Reasons {...told} />
      <Section labelledBy="dimensions" flush>
        <Head id="dimensions" title={words.dimensionsTitle} size="t3" />
        <StageRows
          stages={[]}
          warning={
            <Badge size="s" tone="warning">
              {words.toStrengthen}
            </Badge>
          }
          rows={dimensions.map(({ id, score: value, lowest }) => ({
            name: words.dimensions[id],
            text: lowest ? lowestText(lowest, words, language) : '',
            share: value === undefined ? undefined : value / 100,
            value: value === undefined ? '' : String(value),
            stage: value === undefined ? words.notScored : '',
            warn: value !== undefined && value < GOOD,
          }))}
        />
      </Section>
      <Sum {...told} />
      <Flips {...told} />
      <Prices {...told} />
      <Sources {...told} />
    </>
  )
}

/** More are there for whoever asks. */
const SHOWN = 6

const TONES: Readonly<Record<Verdict, BadgeTone>> = {
  go: 'success',
  pilot: 'warning',
  later: 'danger',
  open: 'info',
}

function Flips({ result, words, language }: ToldEvaluation): ReactElement {
  const { flips } = result
  return (
    <Section labelledBy="flips">
      <Head
        id="flips"
        title={words.flipsTitle}
        lead={flips.length > 0 ? words.flipsText : words.noFlips}
        size="t3"
      />
      <Stack gap={5}>
        <FlipList flips={flips.slice(0, SHOWN)} {...{ words, language }} />
        {flips.length > SHOWN && (
          <Disclosure title={words.moreFlips}>
            <FlipList flips={flips.slice(SHOWN)} {...{ words, language }} />
          </Disclosure>
        )}
      </Stack>
    </Section>
  )
}

interface FlipListProps extends Pick<ToldEvaluation, 'words' | 'language'> {
  readonly flips: ToldEvaluation['result']['flips']
}

function FlipList({ flips, words, language }: FlipListProps): ReactElement {
  return (
    <Stack as="ul" gap={3}>
      {flips.map((flip) => (
        <li key={flip.question + String(flip.to)}>
          <Badge tone={TONES[flip.verdict]} size="s">
            {words.verdicts[flip.verdict].name}
          </Badge>{' '}
          {flipText(flip, words, language)}
        </li>
      ))}
    </Stack>
  )
}
