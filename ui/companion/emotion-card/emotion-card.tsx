import type { ReactElement } from 'react'
import type { Emotions } from '../../../engine/index.ts'
import { BarChart } from '../../chart/index.ts'
import { Facts } from '../../facts/index.ts'
import { Heading } from '../../heading/index.ts'
import type { AnyElement } from '../../render/index.ts'
import { Stack } from '../../stack/index.ts'
import { Text } from '../../text/index.ts'

export interface EmotionCardWords {
  /** Now, just before, how strong. */
  now: string
  before: string
  intensity: string
  /** An emotion or a trigger in words; keys that are not known come back as they are. */
  emotion: (key: string) => string
  trigger: (key: string) => string
  /** Names the chart: what has touched her. */
  touched: string
  /** What one sees in it, in a sentence. */
  description: string
  untouched: string
  times: (count: number) => string
  table: { table: string; category: string }
  temper: string
  temperament: Readonly<Record<keyof Emotions['temperament'], string>>
}

export interface EmotionCardProps extends Omit<AnyElement, 'children'> {
  emotions: Emotions
  words: EmotionCardWords
}

/** What she feels, what made her feel so, and how easily she is moved. */
export function EmotionCard({ emotions, words, ...rest }: EmotionCardProps): ReactElement {
  const { current, history, triggers, temperament } = emotions
  const touched = Object.entries(triggers).toSorted(([, one], [, other]) => other - one)
  const strongest = touched[0]
  return (
    <Stack gap={5} {...rest}>
      <Facts
        layout="columns"
        facts={[
          { term: words.now, value: words.emotion(current.dominant) },
          {
            term: words.before,
            value: words.emotion(history.at(-1)?.emotion ?? current.secondary),
          },
          { term: words.intensity, value: current.intensity },
        ]}
      />
      <Stack gap={3}>
        <Heading level={3} size="t1">
          {words.touched}
        </Heading>
        {strongest ? (
          <BarChart
            title={words.touched}
            description={words.description}
            words={words.table}
            format={words.times}
            thread={false}
            categories={touched.map(([key]) => words.trigger(key))}
            series={[{ name: words.touched, values: touched.map(([, count]) => count) }]}
            highlight={words.trigger(strongest[0])}
          />
        ) : (
          <Text tone="muted">{words.untouched}</Text>
        )}
      </Stack>
      <Stack gap={3}>
        <Heading level={3} size="t1">
          {words.temper}
        </Heading>
        <Facts
          layout="columns"
          facts={TEMPERS.map((key) => ({ term: words.temperament[key], value: temperament[key] }))}
        />
      </Stack>
    </Stack>
  )
}

const TEMPERS = ['volatility', 'resilience', 'sensitivity', 'expressiveness'] as const
