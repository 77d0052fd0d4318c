/** `across`: from left to right; `down`: from top to bottom. */
export type Direction = 'across' | 'down'

export interface Point {
  readonly x: number
  readonly y: number
}

/** `x` and `y` are its upper left corner. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
