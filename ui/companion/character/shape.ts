/** A drawing as plain data. Attribute names are React's, so that one list serves both renderers. */
export interface Shape {
  readonly tag: Tag
  /** What it draws, unique among siblings: a new mood then moves shapes, not replaces them. */
  readonly part: string
  readonly attributes: Attributes
  readonly children?: readonly Shape[]
}
export type Tag =
  | 'circle'
  | 'defs'
  | 'g'
  | 'linearGradient'
  | 'path'
  | 'radialGradient'
  | 'stop'
  | 'use'
export type Attributes = Readonly<Record<string, string | number>>
export type Point = readonly [x: number, y: number]

export const shape = (tag: Tag, part: string, attributes: Attributes): Shape => ({
  tag,
  part,
  attributes,
})

export const group = (part: string, attributes: Attributes, children: readonly Shape[]): Shape => ({
  tag: 'g',
  part,
  attributes,
  children,
})

/** One decimal is a fifth of a pixel at her largest: more would only cost bytes. */
export const round = (value: number): number => Math.round(value * 10) / 10 || 0

/** `0.5` is written `.5`, and `-` separates by itself: every byte here is paid on every page. */
export const terse = (value: number): string => `${round(value)}`.replace(/^(-?)0\./, '$1.')

/** Rounds the numbers put into a text. */
export const rounded = (
  text: TemplateStringsArray,
  ...values: readonly (number | string)[]
): string =>
  text
    .map((piece, i) => {
      const value = values[i]
      return piece + (typeof value === 'number' ? terse(value) : (value ?? ''))
    })
    .join('')

/** Path data: rounded, and without the separators that say nothing. */
export const path = (text: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  tight(rounded(text, ...values))

/** Scales path data about the origin. Only for commands whose numbers come as x, y pairs. */
export const scaled = (d: string, x: number, y = 1): string => {
  let count = 0
  return tight(d.replaceAll(/-?[\d.]+/g, (n) => terse(Number(n) * (count++ % 2 ? y : x))))
}

/** A drawing and its mirror image, as one path. */
export const twin = (d: string): string => tight(d) + scaled(d, -1)

/** The same drawing on her left (-1) and right (1), as one path. */
export const mirrored = (side: (sign: -1 | 1) => string): string => side(-1) + side(1)

export const turn = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

const tight = (d: string) => d.replaceAll(/[ ,]+-/g, '-')
