import { createGlobalThemeContract } from '@vanilla-extract/css'
import { color, motion, radius, shadow, space, typeScale } from './tokens.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const keys = <T extends object>(values: T, prefix = '') =>
  Object.fromEntries(Object.keys(values).map((key) => [key, `${prefix}${kebab(key)}`])) as {
    [K in keyof T]: string
  }

/**
 * What components may ask of a theme. Names are short and global so that a page's CSS stays small
 * and a consumer can override one value from outside.
 */
export const vars = createGlobalThemeContract({
  color: keys(color.dark),
  shadow: keys(shadow.dark, 'shadow-'),
  /** The iridescent thread: horizontal, and vertical. */
  opal: { across: 'opal-x', down: 'opal-y' },
  /** Hue of the universe an element belongs to, set by `universe.css.ts`. */
  universe: { hue: 'u', soft: 'u-soft' },
})

/** Values that no theme changes: plain constants, inlined where used. */
export const fixed = { space, radius, motion, type: typeScale }

export const font = {
  text: 'Opale, "Opale A", "Opale O", system-ui, sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  weight: { text: 400, medium: 500, strong: 600, display: 620 },
  tracking: { display: '-.032em', heading: '-.018em' },
} as const
