export { Mark, type MarkProps } from './mark.tsx'
export { OpalGradient, type OpalGradientProps } from './opal-gradient.tsx'
export { Wordmark, WORDMARK_SIZES, type WordmarkProps } from './wordmark.tsx'
export { WordmarkImage, type WordmarkImageProps } from './wordmark-image.tsx'
