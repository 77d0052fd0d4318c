/** The adapted model against the base, on requests kept for this: what is won, what is lost. */

/** One request, answered by both. */
export interface Case {
  /** The kind of request; `general` are those that have nothing to do with the task. */
  readonly kind: string
  readonly base: boolean
  readonly adapted: boolean
}

export interface Tally {
  readonly cases: number
  readonly base: number
  readonly adapted: number
  /** Wrong before and right now, and the other way round. */
  readonly won: number
  readonly lost: number
}

export const tally = (cases: readonly Case[]): Tally => ({
  cases: cases.length,
  base: cases.filter(({ base }) => base).length,
  adapted: cases.filter(({ adapted }) => adapted).length,
  won: cases.filter(({ base, adapted }) => !base && adapted).length,
  lost: cases.filter(({ base, adapted }) => base && !adapted).length,
})

export interface Rule {
  /** Net wins on the task, in requests. */
  readonly leastGain: number
  /** Net losses that one kind of request may have. */
  readonly mostLost: number
}

/** Reasons to refuse; none means that it may go into service. */
export const objections = (cases: readonly Case[], { leastGain, mostLost }: Rule): string[] => {
  const kinds = [...new Set(cases.map(({ kind }) => kind))]
  const task = tally(cases.filter(({ kind }) => kind !== 'general'))
  const gain = task.won - task.lost
  return [
    ...(gain < leastGain ? [`gains ${gain} on the task, ${leastGain} wanted`] : []),
    ...kinds.flatMap((kind) => {
      const { won, lost } = tally(cases.filter((each) => each.kind === kind))
      return lost - won > mostLost ? [`loses ${lost - won} on ${kind}, at most ${mostLost}`] : []
    }),
  ]
}
