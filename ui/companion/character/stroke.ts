import { type Attributes, type Shape, shape } from './shape.ts'

/** A small drawing is a list of these: signs beside her, things she wears. */
export type Stroke = readonly [d: string, paint: Attributes]

export const fill = (color: string): Attributes => ({ fill: color })
export const line = (stroke: string, strokeWidth: number): Attributes => ({
  fill: 'none',
  stroke,
  strokeWidth,
})

export const drawn = (strokes: readonly Stroke[]): readonly Shape[] =>
  strokes.map(([d, paint], i) => shape('path', `${i}`, { d, ...paint }))
