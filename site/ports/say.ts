import { NOTIFY_EVENT, type NotificationType } from './notifications.ts'

/** [3.4.1] Says something to the visitor, for parts that do not know who shows it. */
export const say = (message: string, type: NotificationType = 'info'): void => {
  dispatchEvent(new CustomEvent(NOTIFY_EVENT, { detail: { message, type } }))
}
