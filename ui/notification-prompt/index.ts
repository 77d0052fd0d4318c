export {
  NotificationPrompt,
  type NotificationPromptProps,
  type NotificationPromptWords,
} from './notification-prompt.tsx'
