export * as map from './map.css.ts'
export { PlaceMap, type PlaceMapProps } from './place-map.tsx'
