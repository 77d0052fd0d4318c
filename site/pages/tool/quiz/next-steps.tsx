import type { ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { Disclosure } from '#ui/disclosure'
import { Head, Section } from '#ui/section'
import { Stack } from '#ui/stack'
import { numberIn } from '../../../i18n/number.ts'
import { StageRows } from '../../../components/stage-rows/index.ts'
import type { ToldMaturity } from './quiz-words.ts'

/** Each dimension on its line, with what to do next. */
export function NextSteps({ result, words, language }: ToldMaturity): ReactElement {
  const { rated, lowest } = result
  return (
    <Section tone="sunken">
      <Head title={words.stepsTitle} />
      <Stack gap={6}>
        <StageRows
          stages={Object.values(words.stages).map(({ name }) => name)}
          rows={rated.map(({ dimension, value, level }) => ({
            name: words.parts[dimension],
            text: words.next[dimension][level],
            share: (value - 1) / 4,
            value: numberIn(language, value),
            stage: words.stages[level].name,
            // Where all are level none is behind.
            warn: lowest.length < rated.length && lowest.some((one) => one.dimension === dimension),
          }))}
          warning={<Badge>{words.lowest}</Badge>}
        />
        <Disclosure title={words.methodTitle}>
          <Stack gap={2}>
            {words.method.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Stack>
        </Disclosure>
      </Stack>
    </Section>
  )
}
