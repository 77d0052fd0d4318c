import type { KeptNames } from './storage-keys.ts'

/** Browser storage that may be refused, full or cleared: nothing here ever throws. */
export type Area = keyof KeptNames

export const read = (area: Area, key: string): string | null => {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** @returns whether the value was kept */
export const write = <A extends Area>(area: A, key: KeptNames[A], value: string): boolean => {
  try {
    globalThis[area].setItem(key, value)
    return true
  } catch {
    return false
  }
}

export const remove = (area: Area, key: string): void => {
  try {
    globalThis[area].removeItem(key)
  } catch {
    // Where nothing may be kept there is nothing to take away.
  }
}

/** Everything that the site keeps there, by key. */
export const contents = (area: Area): readonly (readonly [key: string, value: string])[] => {
  try {
    return Object.entries(globalThis[area] as unknown as Record<string, string>)
  } catch {
    return []
  }
}
