export { PriceList, type Offer, type PriceListProps } from './price-list.tsx'
