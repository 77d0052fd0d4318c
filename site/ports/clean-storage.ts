import { read, remove } from './storage.ts'

/** [3.4.12] Entries of earlier versions that are checked when the application starts, no others. */
export const CHECKED_KEYS = [
  'opale_supreme_save',
  'opale_supreme_config',
  'opale_supreme_stats',
  'tamagotchi_state',
  'opale_settings',
] as const

/** [5.0.14] [8.0.4] Deletes those that do not parse as JSON, and says so. */
export const cleanStorage = (): void => {
  for (const key of CHECKED_KEYS) {
    const text = read('localStorage', key)
    if (text === null || isJson(text)) continue
    console.warn('Corrupted entry removed', key)
    remove('localStorage', key)
  }
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
