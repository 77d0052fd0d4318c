export { ActivityButton, type ActivityButtonProps } from './activity-button.tsx'
