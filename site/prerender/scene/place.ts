/** A place as a few strokes: 620 by 440 units, its floor at 392, Opale at the left of it. */
export interface Drawn {
  /** Filled shapes, the farthest first. */
  readonly solid: readonly string[]
  /** What is lit: one thing. */
  readonly soft: string
  readonly hair: string
  /** Ways that could be taken beside the one that is. */
  readonly dots?: string
  /** The one thread, from the left edge, under her feet. */
  readonly thread: string
}

export const FLOOR = 392
/** Where she stands on it. */
export const STAND = 150

/** The thread's way in, until it runs level at (x, y). */
export const from = (x: number, y: number): string =>
  `M-10 402C60 416 130 408 190 399S${x - 70} ${y} ${x} ${y}`

export const box = (x: number, y: number, width: number, height: number, r = 12): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${width - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${height - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}z`

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`

/** What is said: its tight corner, at the lower left, points at whoever says it. */
export const pebble = (x: number, y: number, width: number, height: number): string =>
  `M${x + 22} ${y}h${width - 44}q22 0 22 22v${height - 44}q0 22-22 22h-${width - 28}q-6 0-6-6v-${height - 28}q0-22 22-22z`

/** Words, too small to be read: a line each, from its left end. */
export const words = (
  ...lines: readonly (readonly [x: number, y: number, width: number])[]
): string => lines.map(([x, y, width]) => `M${x} ${y}h${width}`).join('')
