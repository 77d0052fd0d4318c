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
