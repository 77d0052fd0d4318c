/** How many readings without a mistake it takes before an action may go unread. */

export interface Action {
  /** What one mistake costs, and what it costs to read one case, in the same money. */
  readonly mistake: number
  readonly reading: number
  /** What cannot be taken back is never left alone. */
  readonly final?: boolean
}

export type Setting = 'ask' | 'sample'

/** How often it may still go wrong after so many clean readings: 95 times in 100, less than this. */
export const doubt = (readings: number) => 1 - 0.05 ** (1 / readings)

/** Readings after which a mistake let through costs less, on average, than reading every case. */
export const needed = ({ mistake, reading }: Action) =>
  reading >= mistake ? 0 : Math.ceil(Math.log(0.05) / Math.log(1 - reading / mistake))

/** @param clean readings since the last mistake: one mistake, and the count begins again */
export const setting = (action: Action, clean: number): Setting =>
  action.final !== true && clean >= needed(action) ? 'sample' : 'ask'
