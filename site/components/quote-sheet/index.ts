export { QuoteSheet } from './quote-sheet.tsx'
