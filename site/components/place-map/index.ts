export * as map from './map.css.ts'
export { PlaceMap } from './place-map.tsx'
