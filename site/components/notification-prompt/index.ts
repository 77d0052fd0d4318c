export { NotificationPrompt, type NotificationPromptWords } from './notification-prompt.tsx'
