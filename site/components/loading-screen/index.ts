export { LoadingScreen } from './loading-screen.tsx'
