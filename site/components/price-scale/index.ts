export { PriceScale } from './price-scale.tsx'
