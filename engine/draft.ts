/**
 * A pet while rules change it. Objects that they write to are the run's own copies; lists are shared
 * with the snapshot, which is why they stay readonly and are replaced, never pushed to.
 */
export type Draft<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { -readonly [K in keyof T]: Draft<T[K]> }
    : T
