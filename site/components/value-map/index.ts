export { ValueMap } from './value-map.tsx'
