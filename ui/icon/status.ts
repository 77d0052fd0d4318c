import type { IconName } from './paths.ts'

/** What a callout, a message or a badge tells by its colour, the first two by a sign besides. */
export const STATUSES = ['info', 'success', 'warning', 'danger'] as const
export type Status = (typeof STATUSES)[number]

export const statusIcon = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
} as const satisfies Record<Status, IconName>
