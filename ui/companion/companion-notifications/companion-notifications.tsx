import type { ReactElement } from 'react'
import type { EngineEvent, MessageKey, Notification } from '../../../engine/index.ts'
import type { Attributes } from '../../render/index.ts'
import { ToastStack } from '../../toast/index.ts'
import { chosen } from './chosen.ts'

export interface CompanionNotificationsWords {
  /** Names the part of the page that they appear in. */
  label: string
  dismiss: string
  messages: Readonly<Record<MessageKey, (values: Notification['values']) => string>>
}

export interface CompanionNotificationsProps extends Attributes<'section', 'children'> {
  /** The oldest first, as the engine keeps them: when they go is its affair. */
  notifications: readonly Notification[]
  words: CompanionNotificationsWords
  /** What the visitor's last gesture brought about: what else comes is shown, and not read out. */
  events?: readonly EngineEvent[] | undefined
  /** How many are shown at a time. */
  most?: number
  /** They stand where they are put, and not over the page. */
  flow?: boolean
  onDismiss: (id: number) => void
}

/** What reading B has to say, worded. */
export function CompanionNotifications(props: CompanionNotificationsProps): ReactElement {
  const { notifications, words, events, most = 3, flow = false, onDismiss, ...rest } = props
  const shown = chosen(notifications, most)
  return (
    <ToastStack
      label={words.label}
      dismissLabel={words.dismiss}
      messages={shown.map(({ id, type, message, values }) => ({
        id: String(id),
        kind: type,
        message: words.messages[message](values),
      }))}
      duration={null}
      quiet={isUnasked(shown.at(-1), events)}
      max={most}
      flow={flow}
      onDismiss={(id) => onDismiss(Number(id))}
      {...rest}
    />
  )
}

/** Her clock brought it, and no gesture of the visitor's. */
const isUnasked = (news?: Notification, events?: readonly EngineEvent[]): boolean =>
  news !== undefined &&
  events !== undefined &&
  !events.some((event) => event.type === 'notified' && event.notification.id === news.id)
