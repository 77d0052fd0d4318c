/** Compares two runs of the same cases and says whether the change may go live. */
import type { Result } from './run.ts'

export type Verdict =
  | { readonly kind: 'pass' }
  /** Nothing proven: somebody reads these cases. */
  | { readonly kind: 'read'; readonly cases: readonly string[] }
  | { readonly kind: 'block'; readonly why: string; readonly cases: readonly string[] }

/** The chance that a coin gives at least so many heads. */
export const coin = (heads: number, tosses: number): number => {
  let ways = 0
  let choices = 1
  for (let count = 0; count <= tosses; count += 1) {
    if (count >= heads) ways += choices
    choices = (choices * (tosses - count)) / (count + 1)
  }
  return ways / 2 ** tosses
}

/**
 * @param cases what had to run, whichever of them there are results of
 * @param risk how often a change that alters nothing may be blocked by chance
 */
export const gate = (
  cases: readonly { readonly id: string }[],
  before: readonly Result[],
  after: readonly Result[],
  risk = 0.05,
): Verdict => {
  const old = new Map(before.map((result) => [result.id, result]))
  const ran = new Set(after.map(({ id }) => id))
  const broken = after.filter(({ critical, passed }) => critical && !passed).map(({ id }) => id)
  if (broken.length > 0) return { kind: 'block', why: 'critical', cases: broken }
  const gone = cases.filter(({ id }) => !ran.has(id)).map(({ id }) => id)
  if (gone.length > 0 || cases.length === 0) return { kind: 'block', why: 'not run', cases: gone }
  const both = after.filter(({ id }) => old.has(id))
  const lost = both.filter(({ id, passed }) => old.get(id)!.passed && !passed).map(({ id }) => id)
  const won = both.filter(({ id, passed }) => !old.get(id)!.passed && passed).length
  if (lost.length === 0) return { kind: 'pass' }
  return coin(lost.length, lost.length + won) < risk
    ? { kind: 'block', why: `${lost.length} lost, ${won} won`, cases: lost }
    : { kind: 'read', cases: lost }
}
