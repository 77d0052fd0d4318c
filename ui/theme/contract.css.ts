import { createGlobalThemeContract } from '@vanilla-extract/css'
import { MEASURED, PROPERTIES } from './properties.ts'

const { universe, opal, shadow, color } = PROPERTIES

/** What components ask of a theme: its custom properties, all of them called `--opale-…`. */
export const vars = {
  ...createGlobalThemeContract({ universe, opal, shadow, color }),
  ...MEASURED,
}

// Copies: of two names for one object the compiled module would have the second before the first.
const { space, radius, motion, type } = vars
export const fixed = { space, radius, motion, type }
export const font = { ...vars.font }
/** Apart from the rest, for what draws with them in a browser. */
export const paint = { ...vars.color }
