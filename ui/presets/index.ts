export { Presets, type Preset, type PresetsProps } from './presets.tsx'
