/** What lies in the browser's storage, for whoever tidies it up. */
import type { Area } from './storage.ts'

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
