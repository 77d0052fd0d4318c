import { unknown } from '../refuse.ts'
import { startTimer } from '../timers.ts'
import type { HandlerB, LifeB } from './life.ts'
import { freeze } from '../share.ts'

/** What she says: a key and its values; the host finds the words. */
export interface Notification {
  readonly id: number
  readonly timestamp: number
  /** Milliseconds it stays. */
  readonly ttl: number
  readonly type: NotificationType
  readonly message: MessageKey
  readonly values: Readonly<Record<string, string | number>>
}

export const NOTIFICATION_TYPES = ['info', 'warning', 'success'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

export const REMOVALS = freeze(['expired', 'dismissed', 'crowded-out'] as const)
export type Removal = (typeof REMOVALS)[number]

/** [9.0.2] */
export const MAX_NOTIFICATIONS = 10

/** What each message is, and [9.0.3] how many milliseconds it stays. */
export const MESSAGES = freeze({
  'level-up': ['success', 10_000],
  'achievement-unlocked': ['success', 8000],
  'new-item': ['info', 3000],
  'tamagotchi-activated': ['info', 5000],
  'too-tired-to-play': ['warning', 3000],
  'too-tired-to-learn': ['warning', 3000],
  'no-inspiration': ['info', 3000],
  'too-tired-to-explore': ['warning', 3000],
} as const satisfies Readonly<Record<string, readonly [NotificationType, ttl: number]>>)

export type MessageKey = keyof typeof MESSAGES
export const MESSAGE_KEYS = freeze(Object.keys(MESSAGES) as readonly MessageKey[])

export const notify = (
  life: LifeB,
  message: MessageKey,
  values: Notification['values'] = {},
): void => {
  const { at, notices } = life
  if (notices.length >= MAX_NOTIFICATIONS) removeNotification(life, 0, 'crowded-out')
  const [type, ttl] = MESSAGES[message]
  const notification: Notification = { id: life.ids++, timestamp: at, ttl, type, message, values }
  notices.push(notification)
  startTimer(life, at + ttl)
  life.emit?.({ type: 'notified', notification })
}

export const dismissNotification: HandlerB = (life, command) => {
  const index = life.notices.findIndex(({ id }) => id === command['id'])
  if (index === -1) return unknown('id')
  removeNotification(life, index, 'dismissed')
}

export const removeNotification = (life: LifeB, index: number, cause: Removal): void => {
  const [{ id }] = life.notices.splice(index, 1) as [Notification]
  life.emit?.({ type: 'notification-removed', id, cause })
}

export const expiryOf = ({ timestamp, ttl }: Notification): number => timestamp + ttl

/** Where the notification stands that expires first, of equals the older; -1 when there is none. */
export const firstToExpire = (notices: readonly Notification[]): number => {
  let first = notices.length - 1
  for (let i = first - 1; i >= 0; i--)
    if (expiryOf(notices[i]!) <= expiryOf(notices[first]!)) first = i
  return first
}
