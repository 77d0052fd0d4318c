import type { ReactElement } from 'react'
import { LineChart } from '#ui/chart'
import { numberIn } from '../../../i18n/number.ts'
import { eurosIn, type ToldRate } from './told-rate.ts'

/** The rate that leaves the same, by the days one sells. */
export function Curve({ result, words, language }: ToldRate): ReactElement {
  const { curve, days } = result
  const x = curve.map((point) => point.days)
  return (
    <LineChart
      title={words.curve}
      description={words.curveText}
      caption={words.curveText}
      words={{ table: words.table, category: words.category }}
      format={eurosIn(words, language)}
      formatX={(at) => numberIn(language, at)}
      x={x}
      ticks={TICKS.filter((tick) => x.includes(tick))}
      marks={MARKS.filter((mark) => Math.abs(mark - days) > CLOSE)}
      current={days}
      series={[{ name: words.perDay, values: curve.map(({ rate }) => rate) }]}
    />
  )
}

const TICKS = [60, 100, 140, 180, 220]
const MARKS = [80, 140, 200]
/** Figures nearer than that would stand on each other. */
const CLOSE = 25
