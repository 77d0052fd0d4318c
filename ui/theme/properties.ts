/** Names of the custom properties: one for each token, so that a theme may set any of them anew. */
import { color, font, motion, radius, shadow, space, typeScale } from './tokens.ts'

/** The same in every theme of ours: they are set nowhere, and stand where they are asked for. */
const MEASURES = { space, radius, motion, type: typeScale, font }

const TOKENS = {
  /** Hue of the universe an element belongs to, set by `universe.css.ts`. */
  universe: { hue: '', soft: '' },
  /** The iridescent thread: horizontal, and vertical. */
  opal: { across: '', down: '' },
  shadow,
  color: color.dark,
  ...MEASURES,
}
type Tokens = typeof TOKENS

type Kebab<Name> = `${Name & (string | number)}` extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : ''
type Named<T, Path extends string> = {
  [Key in keyof T]: T[Key] extends object
    ? Named<T[Key], `${Path}-${Kebab<Key>}`>
    : `${Path}-${Kebab<Key>}`
}
type Leaves<T> = T extends string ? T : { [Key in keyof T]: Leaves<T[Key]> }[keyof T]

/** `color.accentHover` is `opale-color-accent-hover`; CSS writes two dashes before it. */
export const PROPERTIES = walk(TOKENS, 'opale', (name) => name) as Named<Tokens, 'opale'>

/** A custom property of the theme, as CSS writes it. */
export type ThemeProperty = `--${Leaves<Named<Tokens, 'opale'>>}`

const asked = new Map<string, string>()

/** How a measure is asked for: with its value, for as long as no theme sets another. */
export const MEASURED = walk(MEASURES, 'opale', (name, value) => {
  const question = `var(--${name}, ${value})`
  asked.set(question, value)
  return question
}) as Texts<typeof MEASURES>
type Texts<T> = { [Key in keyof T]: T[Key] extends object ? Texts<T[Key]> : string }

/** Values of measures, by how they are asked for. */
export const ASKED: ReadonlyMap<string, string> = asked

function walk(values: object, path: string, leaf: (name: string, value: string) => string): object {
  const pairs = Object.entries(values).map(([key, value]: [string, object | string | number]) => {
    const name = `${path}-${key.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`
    return [key, typeof value === 'object' ? walk(value, name, leaf) : leaf(name, `${value}`)]
  })
  return Object.fromEntries(pairs) as object
}
