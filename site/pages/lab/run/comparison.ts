/** Two runs side by side. */
import { MARKS } from '#engine'
import type { Language } from '../../../routes/language.ts'
import { askedOf, type Draw } from './draws.ts'
import { type Change, changesBetween } from './difference.ts'
import { momentAt } from './moment.ts'
import { lengthOf, markAt, type Run } from './run.ts'

export interface Comparison {
  /** The first command after which they differ; 0 where they begin differently. */
  readonly seq: number | undefined
  /** How often a binary search looks at most. */
  readonly looks: number
  /** How the two moments there differ: command, clock, draws, pet, events. */
  readonly fields: readonly Change[]
}

export const compare = (one: Run, two: Run, language: Language): Comparison => {
  const looks = Math.ceil(Math.log2(Math.min(lengthOf(one), lengthOf(two)) + 1))
  const seq = one.origin === two.origin ? MARKS.firstDifference(one.marks, two.marks) : 0
  if (seq === undefined) return { seq, looks, fields: [] }
  return { seq, looks, fields: changesBetween(told(one, seq, language), told(two, seq, language)) }
}

/** What is worth comparing of a moment; a run that has ended there has nothing to say. */
const told = (run: Run, seq: number, language: Language): object => {
  if (seq > lengthOf(run)) return {}
  const { input, events, draws, after } = momentAt(run, seq)
  const { reading, seed } = run.scenario
  return {
    ...(seq === 0 && { reading, seed }),
    ...(input && { command: input[1] }),
    at: after.at,
    draws: draws.map((draw) => lineOf(draw, language)),
    ...after.pet,
    events: events.map(({ type }) => type),
  }
}

const lineOf = (draw: Draw, language: Language): string =>
  `${askedOf(draw, language)} = ${String(draw.gave)}`

/** Whether the marks at `parts` places spread over the longer run are equal, from first to last. */
export const strip = (one: Run, two: Run, parts: number): readonly boolean[] => {
  const length = Math.max(lengthOf(one), lengthOf(two))
  return Array.from({ length: Math.min(parts, length + 1) }, (_, i) => {
    const seq = Math.round((i * length) / Math.max(1, Math.min(parts, length + 1) - 1))
    const there = seq <= lengthOf(one) && seq <= lengthOf(two)
    return there && markAt(one, seq) === markAt(two, seq)
  })
}
