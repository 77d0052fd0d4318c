export { LetterIndex, type IndexLetter, type LetterIndexProps } from './letter-index.tsx'
