export { ERROR_SCREEN_SIZES, ErrorScreen, type ErrorScreenProps } from './error-screen.tsx'
