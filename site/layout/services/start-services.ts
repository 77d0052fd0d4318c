import { caughtErrors } from '../../ports/diagnostics/caught-errors.ts'
import { tracker } from '../../ports/diagnostics/tracker.ts'
import { watchErrors } from '../../ports/diagnostics/watch-errors.ts'
import { watchVitals } from '../../ports/diagnostics/web-vitals.ts'
import { cleanStorage } from '../../ports/clean-storage.ts'
import { NOTIFY_EVENT, readNotice, type Notifications } from '../../ports/notifications.ts'
import { preloadSprites } from '../../ports/prefetch/sprites.ts'
import { whenIdle } from '../when-idle.ts'

/** What is done once, when the application has started. @returns what ends it */
export const startServices = (notify: Notifications['notify']): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  cleanStorage()
  addEventListener(
    NOTIFY_EVENT,
    (event) => {
      const notice = readNotice(event)
      if (notice) notify(notice.message, notice.type)
    },
    { signal },
  )
  const stops = [watchErrors(tracker, caughtErrors), watchVitals(tracker), whenIdle(preloadSprites)]
  return () => {
    stop.abort()
    for (const end of stops) end()
  }
}
