export * as diagram from './diagram.css.ts'
export * as drawn from './drawn.css.ts'
export { Figure, type FigureProps } from './figure.tsx'
