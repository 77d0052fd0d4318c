/** Tasks that come back every week, and what is assumed of handing part of each to a model. */

export const TASK_IDS = [
  'answers',
  'sorting',
  'search',
  'entry',
  'minutes',
  'quotes',
  'content',
  'reports',
  'hiring',
] as const
export type Task = (typeof TASK_IDS)[number]

export type Goal = 'time' | 'delays' | 'quality' | 'sales'

export interface TaskFacts {
  /** From 1, an afternoon with a tool one can buy, to 5, a project, where all is in order. */
  readonly effort: number
  /** Share of the time that is saved, reading over included, in per cent: least and most. */
  readonly saved: readonly [least: number, most: number]
  /** What it does for one beside time. */
  readonly serves: readonly Goal[]
  /** It reads what the company keeps: where that lies counts. */
  readonly reads?: true
  /** Somebody outside may read what it writes. */
  readonly goesOut?: true
}

/**
 * The ranges are assumptions to be replaced by a trial. Two were measured: 15 % more requests an
 * hour is 13 % of the time, within `answers`; 40 % less time to write is the most of `content`.
 * The rest is set wider, and lower where each result has to be read against its source.
 */
export const TASKS: Readonly<Record<Task, TaskFacts>> = {
  answers: {
    effort: 2,
    saved: [10, 30],
    serves: ['delays', 'quality'],
    reads: true,
    goesOut: true,
  },
  sorting: { effort: 2, saved: [30, 60], serves: ['delays'] },
  search: { effort: 3, saved: [15, 40], serves: ['quality', 'delays'], reads: true },
  entry: { effort: 3, saved: [30, 60], serves: ['quality'], reads: true },
  minutes: { effort: 1, saved: [30, 60], serves: ['quality'] },
  quotes: { effort: 3, saved: [15, 35], serves: ['sales', 'delays'], reads: true, goesOut: true },
  content: { effort: 1, saved: [15, 40], serves: ['sales'], goesOut: true },
  reports: { effort: 3, saved: [20, 45], serves: ['quality'], reads: true },
  hiring: { effort: 3, saved: [10, 25], serves: ['delays'] },
}
