/** Custom properties in the site's build: letters for those that a theme changes, values for the rest. */
import { expect, test } from 'vitest'
import { MEASURED, PROPERTIES } from '../../ui/theme/properties.ts'
import { font, motion, radius, space, typeScale } from '../../ui/theme/tokens.ts'
import { shortened } from '../../vite.properties.ts'

const { color, universe } = PROPERTIES

test('a colour has one letter, where it is set and wherever it is asked for', () => {
  const css = `:root { --${color.accent}: light-dark(#fff, #000); } a { color: var(--${color.accent}); }`
  const [, letter] = /--(\w):/u.exec(shortened(css)) ?? []
  expect(shortened(css)).toBe(
    `:root { --${letter}: light-dark(#fff, #000); } a { color: var(--${letter}); }`,
  )
  expect(shortened(`const fill = "var(--${color.accent})"`)).toBe(`const fill = "var(--${letter})"`)
})

test('no two share a letter, nor does one whose name begins like that of another', () => {
  const names = [...Object.values(color), ...Object.values(universe)]
  const letters = names.map((name) => shortened(`var(--${name})`))
  expect(new Set(letters).size).toBe(names.length)
  for (const letter of letters) expect(letter).toMatch(/^var\(--\w\)$/u)
})

test('what is missing keeps what stands in its place', () => {
  const { hue } = universe
  expect(shortened(`var(--${hue}, var(--${color.accent}))`)).toMatch(/^var\(--\w, var\(--\w\)\)$/u)
})

test.each([
  [MEASURED.space[16], space[16]],
  [MEASURED.space.gutter, space.gutter],
  [MEASURED.radius.pebble, radius.pebble],
  [MEASURED.motion.inOut, motion.inOut],
  [MEASURED.type.t1.line, String(typeScale.t1.line)],
  [MEASURED.font.text, font.text],
])('%s is its value alone', (question, value) => {
  expect(shortened(`p { margin: calc(-1 * ${question}) 0 }`)).toBe(
    `p { margin: calc(-1 * ${value}) 0 }`,
  )
})

test('a name that no theme has loses its prefix alone', () => {
  expect(shortened('anchor-name: --opale-tip')).toBe('anchor-name: --tip')
})

test('a measure that is asked for in another way stops the build', () => {
  expect(() => shortened(`p { gap: var(--${PROPERTIES.space[16]}) }`)).toThrow('--opale-space-16')
})
