export { ThemedImage, type ThemedImageProps } from './themed-image.tsx'
