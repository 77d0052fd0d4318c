export { LetterIndex } from './letter-index.tsx'
