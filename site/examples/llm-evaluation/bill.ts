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

export const costOfPeople = (times: number, minutes: number, hourly: number): number =>
  (times * minutes * hourly) / 60

/** A month of the school case, with the hour of work at one price; every number is to be replaced. */
export const month = (answer: Call, judge: Call, hourly: number) => ({
  machine: [
    30 * costOfRun(40, 3, answer, judge), // changes
    4 * costOfRun(150, 3, answer, judge), // weekly runs
    2 * costOfRun(200, 3, answer, judge), // releases
    3000 * costOf(judge), // live answers
  ],
  people: [
    costOfPeople(192, 2, hourly), // answers read
    costOfPeople(100, 3, hourly), // answers graded beside the judge
    costOfPeople(4, 15, hourly), // weekly quarters of an hour
    costOfPeople(36, 10, hourly), // faults that become cases
  ],
  /** Once: two hundred cases written, a hundred answers graded by two people. */
  start: costOfPeople(200, 10, hourly) + 2 * costOfPeople(100, 3, hourly),
})
