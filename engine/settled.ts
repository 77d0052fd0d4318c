import { freeze, produce } from 'immer'
import type { Life, Reading, ReadingId, Snapshot } from './companion.ts'
import { isObject } from './json.ts'
import { listTimers } from './timers.ts'

/** A run's working object as the next snapshot: unchanged parts stay shared, all is frozen. */
export const settled = <R extends ReadingId, L extends Life>(
  rules: Reading<R, L>,
  before: Snapshot<R>,
  life: L,
): Snapshot<R> =>
  produce(before, (draft) => {
    const { seq, at, ids, dice } = life
    const timers = listTimers(before.timers, rules.timers(life))
    const after = { ...before, seq, at, ids, timers, rng: dice.state(), pet: rules.pet(life) }
    write(() => draft, before as unknown as Fields, after)
  })

/** A snapshot that takes its pet as given: ids beyond its own, timers for what it holds. */
export const adopt = <R extends ReadingId, L extends Life>(
  rules: Reading<R, L>,
  snapshot: Snapshot<R>,
  thaw: (snapshot: Snapshot<R>) => L,
): Snapshot<R> => {
  const ids = Math.max(snapshot.ids, (rules.lastId?.(snapshot.pet) ?? 0) + 1)
  const adopted = { ...snapshot, ids }
  const timers = listTimers([], rules.timers(thaw(adopted)))
  return freeze({ ...adopted, timers }, true)
}

/** Writes into a draft what differs. No more of it is touched than that, and immer shares the rest. */
const write = (draft: () => Fields, before: Fields, after: Fields): void => {
  for (const key in after) {
    const was = before[key]
    const value = after[key]
    if (was === value) continue
    if (isObject(was) && isObject(value)) write(() => draft()[key] as Fields, was, value)
    else draft()[key] = value
  }
  for (const key in before) if (!Object.hasOwn(after, key)) delete draft()[key]
}

type Fields = Record<string, unknown>
