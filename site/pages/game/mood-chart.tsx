import type { ReactElement } from 'react'
import type { MoodB, MoodChange } from '#engine'
import { LineChart } from '#ui/chart'
import type { ChartWords } from './words/words.ts'

interface MoodChartProps {
  readonly history: readonly MoodChange[]
  readonly moods: Readonly<Record<MoodB, string>>
  readonly words: ChartWords
}

/** [3.2.39] How she has been, change after change: the higher, the better. */
export function MoodChart({ history, moods, words }: MoodChartProps): ReactElement | null {
  const last = history.at(-1)
  // Its place in the journal below says that there is nothing yet.
  if (!last) return null
  const shown: readonly MoodB[] = [history[0]!.previousMood, ...history.map(({ mood }) => mood)]
  const name = (place: number) => moods[shown[place]!]
  return (
    <LineChart
      title={words.title}
      description={words.description(history.length, name(0), moods[last.mood])}
      caption={words.caption}
      words={words.table}
      thread={false}
      x={shown.map((_, place) => place)}
      ticks={[0, shown.length - 1]}
      formatX={(place) => words.change(place + 1, name(place))}
      series={[{ name: words.series, values: shown.map((mood) => HEIGHT[mood]) }]}
      current={shown.length - 1}
    />
  )
}

/** [4.2.1] The score from which a mood begins; those that only emotions give stand beside them. */
export const HEIGHT: Readonly<Record<MoodB, number>> = {
  ecstatic: 85,
  excited: 85,
  loving: 80,
  joyful: 75,
  playful: 75,
  happy: 65,
  content: 55,
  neutral: 45,
  melancholy: 35,
  anxious: 30,
  frustrated: 30,
  sad: 25,
  depressed: 15,
}
