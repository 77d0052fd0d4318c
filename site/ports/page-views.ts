import { PAGE_VIEWS_KEY } from './storage-keys.ts'
import { read, write } from './storage.ts'

/** [3.4.9] What a page view records. */
export interface PageView {
  readonly path: string
  readonly search: string
  readonly hash: string
  readonly referrer: string
  readonly timestamp: number
  readonly userAgent: string
}

/** How many a session keeps: enough to follow a visit, never enough to fill the storage. */
export const KEPT_VIEWS = 500

/** [7.0.25] Adds the page now shown to the session's list. */
export const recordPageView = (referrer = document.referrer): void => {
  const { pathname, search, hash } = location
  const view: PageView = {
    path: pathname,
    search,
    hash,
    referrer,
    timestamp: Date.now(),
    userAgent: navigator.userAgent,
  }
  write('sessionStorage', PAGE_VIEWS_KEY, JSON.stringify([...pageViews(), view].slice(-KEPT_VIEWS)))
}

/** The session's list, the oldest first: anybody may have put anything into it. */
export const pageViews = (): readonly unknown[] => {
  try {
    // The boot has no byte to spare: a list alone knows `flat`, which gives it as it is; all else throws.
    return (JSON.parse(read('sessionStorage', PAGE_VIEWS_KEY) as string) as unknown[]).flat(0)
  } catch {
    return []
  }
}
