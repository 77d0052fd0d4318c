import { read, write } from '../storage.ts'

/** [9.0.61] How many sessions there were with her: on the device, from her first use on. */
export const SESSIONS_KEY = 'opale-sessions'
/** In session storage: this one is counted. */
const COUNTED_KEY = 'opale-session'

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
