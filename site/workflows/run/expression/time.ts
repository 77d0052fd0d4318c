import { Settings } from 'luxon'
import type { Clock } from './names.ts'

/** Runs something while Luxon's clock stands still, in a zone, and speaks English as n8n's does. */
export function atTime<Result>(clock: Clock | undefined, run: () => Result): Result {
  if (clock === undefined) return run()
  const { now, defaultZone, defaultLocale } = Settings
  Settings.now = () => clock.now.getTime()
  Settings.defaultZone = clock.zone
  Settings.defaultLocale = 'en-US'
  try {
    return run()
  } finally {
    Settings.now = now
    Settings.defaultZone = defaultZone
    Settings.defaultLocale = defaultLocale
  }
}
