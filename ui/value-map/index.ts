export { ValueMap, type MapPoint, type ValueMapProps } from './value-map.tsx'
