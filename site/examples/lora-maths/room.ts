/** What any training could still win, before a single example is written. */

export interface Trial {
  /** Requests that two people labelled without seeing each other's answer. */
  readonly cases: number
  /** On how many of them the two agreed: nobody can be asked for more. */
  readonly agreed: number
  /** On how many of those the model agrees with both, with its best instructions. */
  readonly right: number
}

export const room = (
  { cases, agreed, right }: Trial,
  { requests, minutes, hourly }: { requests: number; minutes: number; hourly: number },
) => {
  const share = (agreed - right) / cases
  const hours = (share * requests * minutes) / 60
  return { cases: agreed - right, share, hours, money: hours * hourly }
}
