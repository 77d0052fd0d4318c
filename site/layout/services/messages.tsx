import { useSyncExternalStore, type ReactElement } from 'react'
import { ToastStack } from '#ui/toast'
import { SERVICE_WORDS } from '../../i18n/services.ts'
import type { Notifications } from '../../ports/notifications.ts'
import type { Language } from '../../routes/language.ts'

interface MessagesProps {
  readonly notifications: Notifications
  readonly language: Language
}

/** [3.4.1] What the site itself has to say; each leaves by itself [9.0.48]. */
export function Messages({ notifications, language }: MessagesProps): ReactElement {
  const { label, dismiss } = SERVICE_WORDS[language].messages
  const all = useSyncExternalStore(notifications.subscribe, notifications.get)
  return (
    <ToastStack
      label={label}
      dismissLabel={dismiss}
      messages={all.map(({ id, message, type }) => ({ id, message, kind: type }))}
      onDismiss={notifications.dismiss}
    />
  )
}
