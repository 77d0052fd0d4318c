export * as diagram from './diagram.css.ts'
export { Figure, type FigureProps } from './figure.tsx'
