import type { Life, Reading, ReadingId, Snapshot } from './companion.ts'
import { freeze, share } from './share.ts'
import { listTimers } from './timers.ts'

/** A run's working object as the next snapshot: unchanged parts stay shared, all is frozen. */
export const settled = <R extends ReadingId, L extends Life>(
  rules: Reading<R, L>,
  before: Snapshot<R>,
  life: L,
): Snapshot<R> => {
  const { seq, at, ids, dice } = life
  const timers = listTimers(before.timers, rules.timers(life))
  const pet = rules.pet(life)
  return share(before, { ...before, seq, at, ids, timers, rng: dice.state(), pet })
}

/** A snapshot around a given pet: ids go on after the pet's, timers fit what the pet holds. */
export const adopt = <R extends ReadingId, L extends Life>(
  rules: Reading<R, L>,
  snapshot: Snapshot<R>,
  thaw: (snapshot: Snapshot<R>) => L,
): Snapshot<R> => {
  const ids = Math.max(snapshot.ids, (rules.lastId?.(snapshot.pet) ?? 0) + 1)
  const adopted = { ...snapshot, ids }
  const timers = listTimers([], rules.timers(thaw(adopted)))
  return freeze({ ...adopted, timers })
}
