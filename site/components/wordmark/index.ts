export { Mark } from './mark.tsx'
export { Wordmark, type WordmarkProps } from './wordmark.tsx'
export { WordmarkImage } from './wordmark-image.tsx'
