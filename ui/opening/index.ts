export { Opening, OPENINGS, type OpeningProps, type OpeningVariant } from './opening.tsx'
