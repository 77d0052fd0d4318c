/** The way out, kept in use: which models end soon, and how traffic moves to the next one. */

const DAY = 86_400_000

export interface InUse {
  readonly model: string
  /** Days that a change takes: test, prompt, ramp, margin. */
  readonly days: number
  /** The day it stops, where one is announced. */
  readonly ends?: string | undefined
}

/** Models whose change must have begun by that day, the most urgent first. */
export const due = (models: readonly InUse[], today: string): readonly string[] =>
  models
    .flatMap(({ model, days, ends }) => {
      const left = ends === undefined ? Infinity : (Date.parse(ends) - Date.parse(today)) / DAY
      return left <= days ? [{ model, spare: left - days }] : []
    })
    .toSorted((a, b) => a.spare - b.spare)
    .map(({ model }) => model)

/** Shares of traffic that the new model gets, one after the other. */
export const STAGES = [0, 0.05, 0.25, 1] as const

/** What a stage showed, per hundred answers; the slowest one in twenty, in seconds. */
export interface Seen {
  readonly answers: number
  readonly broken: number
  readonly mended: number
  readonly slow: number
}

/** Up one stage, back to none, or not yet. The rule is older than what it judges. */
export const next = (stage: number, before: Seen, now: Seen): number => {
  if (now.answers >= 50 && now.broken > before.broken + 1) return 0
  if (now.answers < 200 || now.slow > before.slow * 1.5) return stage
  return now.mended > before.mended * 1.2 ? 0 : Math.min(stage + 1, STAGES.length - 1)
}
