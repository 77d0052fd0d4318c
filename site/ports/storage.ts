/** Browser storage that may be refused, full or cleared: reading and writing never throw. */
export type Area = 'localStorage' | 'sessionStorage'

export const read = (area: Area, key: string): string | null => {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** @returns whether the value was kept */
export const write = (area: Area, key: string, value: string): boolean => {
  try {
    globalThis[area].setItem(key, value)
    return true
  } catch {
    return false
  }
}
