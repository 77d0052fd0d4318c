import { use, type ReactElement } from 'react'
import { LineChart } from '#ui/chart'
import { daysIn, type Period } from '../audience/period.ts'
import { numberIn } from '../i18n/number.ts'
import { LanguageContext, useWordsOf } from '../i18n/use-words.ts'
import { WORDS } from './audience-words.ts'
import { dayText } from './day-text.ts'

export interface AudienceDaysProps {
  readonly title: string
  /** What one sees. */
  readonly text: string
  readonly caption?: string
  readonly period: Period
  /** One a day, of the period and of the one before. */
  readonly values: readonly number[]
  readonly before: readonly number[]
}

/** How many along the period, and along the one before. */
export function AudienceDays(props: AudienceDaysProps): ReactElement {
  const { title, text, caption, period, values, before } = props
  const words = useWordsOf(WORDS)
  const language = use(LanguageContext)
  const days = daysIn(period)
  return (
    <LineChart
      title={title}
      description={text}
      caption={caption}
      format={(value) => numberIn(language, value)}
      formatX={(day) => dayText(language, day)}
      words={{ table: words.table, category: words.day }}
      x={days}
      ticks={ticksOf(days)}
      whole
      series={[
        { name: words.series.now, values, highlight: true },
        { name: words.series.before, values: before },
      ]}
      // Where one is in the navigation wears it already.
      thread={false}
    />
  )
}

/** Few enough to be told apart on a phone, the last one among them. */
const ticksOf = (days: readonly number[]): readonly number[] => {
  const step = Math.max(1, Math.ceil((days.length - 1) / MOST_TICKS))
  return days.filter((_, index) => (days.length - 1 - index) % step === 0)
}
const MOST_TICKS = 4
