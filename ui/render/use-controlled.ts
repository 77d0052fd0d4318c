import { useState } from 'react'

/** A value that belongs to the parent where it gives one, and to the component where it does not. */
export function useControlled<Value>(
  given: Value | undefined,
  initial: Value | (() => Value),
): readonly [value: Value, change: (value: Value) => void] {
  const [own, change] = useState(initial)
  return [given === undefined ? own : given, change]
}
