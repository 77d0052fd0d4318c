/** Custom properties as the site has them: every page carries their names. */
import type { Plugin } from 'vite'
import { ASKED, PROPERTIES } from './ui/theme/properties.ts'

/**
 * Gives the library's custom properties letters for names, and asks for none that no theme of the site
 * sets: space, radius, type, motion.
 */
export const shortProperties = (): Plugin => ({
  name: 'short-properties',
  transform: {
    filter: { id: /[/](?:ui|site)[/]/u, code: '--opale-' },
    handler: (code) => ({ code: shortened(code), map: null }),
  },
})

/** A style sheet, or a script that names properties, with the site's names. */
export const shortened = (code: string): string => {
  let short = code
  for (const [question, value] of ASKED) short = short.replaceAll(question, value)
  const [left] = MEASURE.exec(short) ?? []
  if (left !== undefined) throw new Error(`${left} is asked for in another way than the contract's`)
  return short.replace(NAME, (name) => LETTERS.get(name) ?? name.replace('opale-', ''))
}

const MEASURE = /--opale-(?:space|radius|motion|type|font)-[\w-]+/u
const NAME = /--opale-[\w-]+/gu

const namesIn = (properties: object): readonly string[] =>
  Object.values(properties).flatMap((name: unknown) =>
    typeof name === 'object' && name !== null ? namesIn(name) : [`--${String(name)}`],
  )

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Those of the theme. What a component sets for itself only loses its prefix. */
const { universe, opal, shadow, color } = PROPERTIES
const LETTERS = new Map(
  namesIn({ universe, opal, shadow, color }).map((name, at) => {
    const letter = ALPHABET[at]
    if (letter === undefined) throw new Error(`no letter is left for ${name}`)
    return [name, `--${letter}`] as const
  }),
)
