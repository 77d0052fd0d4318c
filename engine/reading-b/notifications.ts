import type { Raw } from '../companion.ts'
import { refuseUnknown } from '../refuse.ts'
import { startTimer } from '../timers.ts'
import type { LifeB } from './life.ts'

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

export const MESSAGE_KEYS = [
  'level-up',
  'achievement-unlocked',
  'new-item',
  'tamagotchi-activated',
  'too-tired-to-play',
  'too-tired-to-learn',
  'no-inspiration',
  'too-tired-to-explore',
] as const
export type MessageKey = (typeof MESSAGE_KEYS)[number]

export const REMOVALS = ['expired', 'dismissed', 'crowded-out'] as const
export type Removal = (typeof REMOVALS)[number]

/** [9.0.2] */
export const MAX_NOTIFICATIONS = 10
/** [9.0.3] Milliseconds. */
export const TTL = {
  default: 5000,
  achievement: 8000,
  levelUp: 10_000,
  newItem: 3000,
  warning: 3000,
} as const

export const notify = (
  life: LifeB,
  message: MessageKey,
  { type = 'info', ttl = TTL.default, values = NO_VALUES }: Options = {},
): void => {
  const { gameState } = life.pet
  if (gameState.notifications.length >= MAX_NOTIFICATIONS)
    remove(life, gameState.notifications[0]!, 'crowded-out')
  const { at } = life
  const notification: Notification = { id: life.ids++, timestamp: at, ttl, type, message, values }
  gameState.notifications = [...gameState.notifications, notification]
  startTimer(life, at + ttl)
  life.emit?.({ type: 'notified', notification })
}

export const dismissNotification = (life: LifeB, command: Raw): void => {
  const found = life.pet.gameState.notifications.find(({ id }) => id === command['id'])
  if (!found) return refuseUnknown(life, command, 'id')
  remove(life, found, 'dismissed')
}

export const expireNotification = (life: LifeB, notification: Notification): void =>
  remove(life, notification, 'expired')

export const expiryOf = ({ timestamp, ttl }: Notification): number => timestamp + ttl

/** The notification that expires first; of equals, the older one. */
export const firstToExpire = (notifications: readonly Notification[]): Notification | undefined => {
  let first = notifications[0]
  for (const other of notifications) if (expiryOf(other) < expiryOf(first!)) first = other
  return first
}

const remove = (life: LifeB, notification: Notification, cause: Removal): void => {
  const { gameState } = life.pet
  gameState.notifications = gameState.notifications.filter((other) => other !== notification)
  life.emit?.({ type: 'notification-removed', id: notification.id, cause })
}

interface Options {
  readonly type?: NotificationType
  readonly ttl?: number
  readonly values?: Notification['values']
}

const NO_VALUES = {}
