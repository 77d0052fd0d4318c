export { Related, type RelatedItem, type RelatedProps } from './related.tsx'
