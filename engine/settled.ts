import type { Life, Reading, ReadingId, Snapshot } from './companion.ts'
import { freeze, share } from './share.ts'
import { type Issue, wrong } from './shape.ts'
import { listTimers, UNTIMELY } from './timers.ts'

/** A run's working object as the next snapshot: unchanged parts stay shared, all is frozen. */
export const settled = <R extends ReadingId, L extends Life<R>>(
  rules: Reading<R, L>,
  before: Snapshot<R>,
  life: L,
): Snapshot<R> => share(before, standing(rules, before, life))

/** A run's working object as a snapshot still at work: only to be looked at, and at once. */
export const standing = <R extends ReadingId, L extends Life<R>>(
  rules: Reading<R, L>,
  before: Snapshot<R>,
  life: L,
): Snapshot<R> => {
  const { seq, at, ids, dice } = life
  const timers = listTimers(before.timers, rules.timers(life))
  return { ...before, seq, at, ids, timers, rng: dice.state(), pet: rules.pet(life) }
}

/** A snapshot around a given pet: ids go on after the pet's, timers fit what the pet holds. */
export const adopt = <R extends ReadingId, L extends Life<R>>(
  rules: Reading<R, L>,
  snapshot: Snapshot<R>,
  thaw: (snapshot: Snapshot<R>) => L,
  /** Notes what did not agree in a save. */
  to?: Issue[],
): Snapshot<R> => {
  const pet = rules.agree(snapshot, to)
  const ids = Math.max(snapshot.ids, (rules.lastId?.(pet) ?? 0) + 1)
  const adopted = { ...snapshot, pet, ids }
  const timers = listTimers(snapshot.timers, rules.timers(thaw(adopted)))
  if (to && timers !== snapshot.timers) wrong(to, 'engine.timers', UNTIMELY, 0)
  return freeze({ ...adopted, timers })
}
