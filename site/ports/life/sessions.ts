import { COUNTED_KEY, SESSIONS_KEY } from '../storage-keys.ts'
import { read, write } from '../storage.ts'

/** The sessions before this one, so that nothing changes in the middle of it. */
export const sessionsBefore = (): number => Math.max(0, count() - (isCounted() ? 1 : 0))

/** Counts this session, once however often it is called. */
export const countSession = (): void => {
  if (isCounted() || !write('sessionStorage', COUNTED_KEY, 'true')) return
  write('localStorage', SESSIONS_KEY, String(count() + 1))
}

const isCounted = (): boolean => read('sessionStorage', COUNTED_KEY) !== null

const count = (): number => {
  const text = read('localStorage', SESSIONS_KEY) ?? ''
  return /^\d{1,9}$/u.test(text) ? Number(text) : 0
}
