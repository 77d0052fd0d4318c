/** Notifications of the site itself, apart from Opale's. */
export const NOTIFICATION_TYPES = ['info', 'success', 'warning', 'danger'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** [3.4.2] */
export interface SiteNotification {
  readonly id: string
  readonly message: string
  readonly type: NotificationType
  /** Milliseconds. */
  readonly timestamp: number
}

export interface Notifications {
  /** The oldest first; another array when one comes or goes. */
  readonly get: () => readonly SiteNotification[]
  readonly subscribe: (listener: () => void) => () => void
  readonly notify: (message: string, type?: NotificationType) => void
  readonly dismiss: (id: string) => void
}

/** `dispatchEvent(new CustomEvent(NOTIFY_EVENT, { detail: { message, type? } }))` on window. */
export const NOTIFY_EVENT = 'opale:notify'

/** What another part of the page wants said. */
export const readNotice = (
  event: Event,
): Pick<SiteNotification, 'message' | 'type'> | undefined => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
  if (typeof detail !== 'object' || detail === null) return undefined
  const { message, type } = detail as Readonly<Record<string, unknown>>
  if (typeof message !== 'string' || message.trim() === '') return undefined
  return {
    message: message.slice(0, LONGEST),
    type: NOTIFICATION_TYPES.find((known) => known === type) ?? 'info',
  }
}

/** Longer ones would cover the page. */
const LONGEST = 300

/**
 * [3.4.1] Messages of the site. Whoever shows them takes each away when its time is up, since only
 * they know whether somebody is still reading.
 */
export const createNotifications = (now: () => number = Date.now): Notifications => {
  const listeners = new Set<() => void>()
  let all: readonly SiteNotification[] = []
  let count = 0
  const become = (next: readonly SiteNotification[]) => {
    all = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => all,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify(message, type = 'info') {
      count += 1
      become([...all, { id: String(count), message, type, timestamp: now() }])
    },
    dismiss: (id) => become(all.filter((each) => each.id !== id)),
  }
}
