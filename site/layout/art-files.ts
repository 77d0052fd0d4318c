/** Addresses of the pictures that the site publishes; `prerender/` draws them. */
import type { Piece } from '../components/art/index.ts'

type Theme = 'dark' | 'light'

/** A piece of the art gallery as it is first shown. */
export const artPath = (piece: Piece, theme: Theme): string => `/art/${piece}.${theme}.svg`

/** The background, still. */
export const backdropPath = (theme: Theme): string => `/art/fond.${theme}.svg`
/** Its size, in px. */
export const BACKDROP = { width: 1600, height: 1000 } as const
