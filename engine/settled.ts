import { freeze, produce } from 'immer'
import type { Life, Pets, Reading, ReadingId, Snapshot } from './companion.ts'
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
    write(draft, before, after)
  })

/** A snapshot that takes a pet as given: ids beyond its own, timers for what it holds. */
export const adopt = <R extends ReadingId, L extends Life>(
  rules: Reading<R, L>,
  snapshot: Snapshot<R>,
  pet: Pets[R],
  thaw: (snapshot: Snapshot<R>) => L,
): Snapshot<R> => {
  const ids = Math.max(snapshot.ids, rules.lastId(pet) + 1)
  const adopted = { ...snapshot, ids, pet }
  const timers = listTimers([], rules.timers(thaw(adopted)))
  return freeze({ ...adopted, timers }, true)
}

/** Writes into a draft what differs, field by field, so that immer shares the rest. */
const write = (draft: object, before: object, after: object): void => {
  const target = draft as Fields
  const old = before as Fields
  for (const [key, value] of Object.entries(after)) {
    const was = old[key]
    if (was === value) continue
    if (isObject(was) && isObject(value)) write(target[key] as object, was, value)
    else target[key] = value
  }
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) delete target[key]
}

type Fields = Record<string, unknown>
