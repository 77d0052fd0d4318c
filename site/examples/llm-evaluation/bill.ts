/** What measuring costs in a month: the machine's part, and the people's. */

export interface Call {
  /** Tokens that are read and written, and their prices for a million. */
  readonly read: number
  readonly written: number
  readonly readPrice: number
  readonly writtenPrice: number
}

export const costOf = ({ read, written, readPrice, writtenPrice }: Call): number =>
  (read * readPrice + written * writtenPrice) / 1e6

/** Each case is answered, and every answer is graded. */
export const costOfRun = (cases: number, times: number, answer: Call, judge: Call): number =>
  cases * times * (costOf(answer) + costOf(judge))

export const costOfPeople = (answers: number, minutes: number, hourly: number): number =>
  (answers * minutes * hourly) / 60
