export { LoadingScreen, type LoadingScreenProps } from './loading-screen.tsx'
export { LOADER_FADE_MS, LOADER_VISIBLE_MS } from './timing.ts'
