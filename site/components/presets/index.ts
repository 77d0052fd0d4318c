export { Presets } from './presets.tsx'
