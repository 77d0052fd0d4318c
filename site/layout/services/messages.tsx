import { useSyncExternalStore, type ReactElement } from 'react'
import { ToastStack } from '#ui/toast'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { Notifications } from '../../ports/notifications.ts'
import { toasts } from '../toasts.css.ts'
import { WORDS } from './words.ts'

interface MessagesProps {
  readonly notifications: Notifications
}

/** [3.4.1] What the site itself has to say; each leaves by itself [9.0.48]. */
export function Messages({ notifications }: MessagesProps): ReactElement {
  const { label, dismiss } = useWordsOf(WORDS).messages
  const all = useSyncExternalStore(notifications.subscribe, notifications.get)
  return (
    <ToastStack
      className={toasts}
      label={label}
      dismissLabel={dismiss}
      messages={all.map(({ id, message, type }) => ({ id, message, tone: type }))}
      onDismiss={notifications.dismiss}
    />
  )
}
