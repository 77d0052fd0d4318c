/** Classes of what shows in one theme alone. */
export { dark as onDark, light as onLight } from './themed-image.css.ts'
export { ThemedImage, type ThemedImageProps } from './themed-image.tsx'
