export { DebugOverlay } from './debug-overlay.tsx'
