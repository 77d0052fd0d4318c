export { DebugOverlay, type DebugOverlayProps } from './debug-overlay.tsx'
