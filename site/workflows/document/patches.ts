/**
 * What changed from one document to the next, in the form of Immer's patches. We make and apply them
 * ourselves: Immer refuses nodes called `constructor`, copies what a patch holds, however deep, and
 * forgets the order of keys, so that what is undone would not be the document that was.
 */
import type { Patch } from 'immer'
import type { Flow } from '../flow/flow.ts'
import { own } from './record.ts'

/** From `before` to `after`; called the other way round it makes the way back. */
export const patchesBetween = (before: Flow, after: Flow): readonly Patch[] => {
  if (!haveSameKeys(before, after)) return [replace([], after)]
  return (Object.keys(before) as (keyof Flow)[]).flatMap((part) => {
    const [one, other] = [before[part], after[part]]
    if (one === other) return []
    return within(part, one, other) ?? [replace([part], other)]
  })
}

export const patched = (flow: Flow, patches: readonly Patch[]): Flow =>
  patches.reduce<unknown>((value, { path, value: next }) => put(value, path, next), flow) as Flow

const replace = (path: (string | number)[], value: unknown): Patch => ({
  op: 'replace',
  path,
  value,
})

/** One by one where few of many changed; a list or record that gained or lost some goes whole. */
const within = (part: string, one: unknown, other: unknown): readonly Patch[] | undefined => {
  if (!isRecord(one) || !isRecord(other) || !haveSameKeys(one, other)) return undefined
  const keys = Object.keys(one).filter((key) => own(one, key) !== own(other, key))
  if (keys.length > MOST) return undefined
  const isList = Array.isArray(one)
  return keys.map((key) => replace([part, isList ? Number(key) : key], own(other, key)))
}

const MOST = 50

const haveSameKeys = (one: object, other: object): boolean => {
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return keys.length === others.length && keys.every((key, at) => key === others[at])
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const put = (
  value: unknown,
  [key, ...rest]: readonly (string | number)[],
  next: unknown,
): unknown => {
  if (key === undefined) return next
  if (Array.isArray(value)) return value.with(Number(key), put(value[Number(key)], rest, next))
  const record = value as Readonly<Record<string, unknown>>
  return { ...record, [key]: put(record[key], rest, next) }
}
