export { QuoteSheet, type QuoteLine, type QuoteSheetProps } from './quote-sheet.tsx'
