export { PriceScale, type PricePoint, type PriceScaleProps } from './price-scale.tsx'
