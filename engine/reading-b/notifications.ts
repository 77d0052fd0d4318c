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
  { type = 'info', ttl = TTL.default, values = NO_VALUES }: Options = NO_OPTIONS,
): void => {
  const { at, notices } = life
  if (notices.length >= MAX_NOTIFICATIONS) remove(life, 0, 'crowded-out')
  const notification: Notification = { id: life.ids++, timestamp: at, ttl, type, message, values }
  notices.push(notification)
  startTimer(life, at + ttl)
  life.emit?.({ type: 'notified', notification })
}

export const dismissNotification = (life: LifeB, command: Raw): void => {
  const index = life.notices.findIndex(({ id }) => id === command['id'])
  if (index === -1) return refuseUnknown(life, command, 'id')
  remove(life, index, 'dismissed')
}

export const expireNotification = (life: LifeB, index: number): void =>
  remove(life, index, 'expired')

export const expiryOf = ({ timestamp, ttl }: Notification): number => timestamp + ttl

/** Where the notification stands that expires first, of equals the older; -1 when there is none. */
export const firstToExpire = (notices: readonly Notification[]): number => {
  let first = notices.length - 1
  for (let i = first - 1; i >= 0; i--)
    if (expiryOf(notices[i]!) <= expiryOf(notices[first]!)) first = i
  return first
}

const remove = (life: LifeB, index: number, cause: Removal): void => {
  const [{ id }] = life.notices.splice(index, 1) as [Notification]
  life.emit?.({ type: 'notification-removed', id, cause })
}

interface Options {
  readonly type?: NotificationType
  readonly ttl?: number
  readonly values?: Notification['values']
}

const NO_VALUES = {}
const NO_OPTIONS = {}
