export {
  CompanionNotifications,
  type CompanionNotificationsProps,
  type CompanionNotificationsWords,
} from './companion-notifications.tsx'
