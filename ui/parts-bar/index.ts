export { PartsBar, type PartOfSum, type PartsBarProps } from './parts-bar.tsx'
