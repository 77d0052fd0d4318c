import { isObject } from './json.ts'

/**
 * A pet while rules change it. Objects are the run's own copies; lists are shared with the
 * snapshot, which is why they stay readonly and are replaced, never pushed to.
 */
export type Draft<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { -readonly [K in keyof T]: Draft<T[K]> }
    : T

export const draftOf = <T extends object>(value: T): Draft<T> => {
  const copy = { ...value } as Record<string, unknown>
  for (const key in copy) if (isObject(copy[key])) copy[key] = draftOf(copy[key])
  return copy as Draft<T>
}
