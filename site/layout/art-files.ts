import type { Piece } from '#ui/art'

/** Address of a piece as it is first shown, in a theme; `prerender/art.ts` draws the files. */
export const artPath = (piece: Piece, theme: 'dark' | 'light'): string =>
  `/art/${piece}.${theme}.svg`
