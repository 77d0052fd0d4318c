import type { ReactElement } from 'react'
import type { MessageKey, Notification } from '../../engine/index.ts'
import { ToastStack } from '../toast/index.ts'
import { chosen } from './chosen.ts'

export interface CompanionNotificationsWords {
  /** Names the part of the page that they appear in. */
  label: string
  dismiss: string
  messages: Readonly<Record<MessageKey, (values: Notification['values']) => string>>
}

export interface CompanionNotificationsProps {
  /** The oldest first, as the engine keeps them: when they go is its affair. */
  notifications: readonly Notification[]
  words: CompanionNotificationsWords
  /** How many are shown at a time. */
  most?: number
  onDismiss: (id: number) => void
}

/** What reading B has to say, worded. */
export function CompanionNotifications(props: CompanionNotificationsProps): ReactElement {
  const { notifications, words, most = 3, onDismiss } = props
  return (
    <ToastStack
      label={words.label}
      dismissLabel={words.dismiss}
      messages={chosen(notifications, most).map(({ id, type, message, values }) => ({
        id: String(id),
        kind: type,
        message: words.messages[message](values),
      }))}
      duration={null}
      max={most}
      onDismiss={(id) => onDismiss(Number(id))}
    />
  )
}
