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

/** What a stage showed: broken and mended per hundred answers; seconds that one in twenty exceeds. */
export interface Seen {
  readonly answers: number
  readonly broken: number
  readonly mended: number
  readonly slow: number
}

/** Up one stage, back to none, or not yet. The rule is older than what it judges. */
export const next = (stage: number, before: Seen, now: Seen): number => {
  const broken = Math.round((now.broken * now.answers) / 100)
  if (broken >= 4 && now.broken > before.broken + 1) return 0
  if (now.answers < 200) return stage
  if (now.mended > before.mended * 1.2) return 0
  return now.slow > before.slow * 1.5 ? stage : Math.min(stage + 1, STAGES.length - 1)
}
