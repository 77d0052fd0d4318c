/** Every pair of colours that the components put together, in both themes, against WCAG 2.2 AA. */
import { describe, expect, test } from 'vitest'
import { color, THEMES, type Theme } from '../ui/theme/tokens.ts'

type Name = keyof (typeof color)[Theme]
type Pair = readonly [foreground: Name, background: Name]

const GROUNDS = ['ground', 'sunken', 'surface', 'raised'] as const
const HUES = ['accent', 'success', 'warning', 'danger', 'info', 'code', 'ia', 'plus'] as const

const onGrounds = (...names: readonly Name[]): readonly Pair[] =>
  names.flatMap((name) => GROUNDS.map((ground): Pair => [name, ground]))

/** Words: at least 4.5:1. */
const WORDS: readonly Pair[] = [
  ...onGrounds('text', 'muted', 'faint', 'accentHover', 'contact', ...HUES),
  ['text', 'overlay'],
  ['muted', 'overlay'],
  ['muted', 'accentSoft'],
  ['accentInk', 'accent'],
  ['accentInk', 'accentHover'],
  ['solidInk', 'solid'],
  ['contactInk', 'contact'],
  ['contactInk', 'contactHover'],
  ...HUES.flatMap((hue): Pair[] => [
    [hue, `${hue}Soft`],
    ['text', `${hue}Soft`],
  ]),
  ...(['synBase', 'synKey', 'synStr', 'synFn', 'synNum', 'synCom'] as const).map((name): Pair => [
    name,
    'sunken',
  ]),
]

/** Lines, rings and drawings that mean something: at least 3:1. */
const SHAPES = onGrounds('opal1', 'opal2', 'opal3', 'opal4', 'focus', 'lineStrong')

describe.each(THEMES)('in the %s theme', (theme) => {
  test.each(WORDS)('words in %s can be read on %s', (foreground, background) => {
    expect(contrast(color[theme][foreground], color[theme][background])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SHAPES)('a shape in %s can be seen on %s', (foreground, background) => {
    expect(contrast(color[theme][foreground], color[theme][background])).toBeGreaterThanOrEqual(3)
  })
})

test('the two themes name the same colours', () => {
  expect(Object.keys(color.light)).toEqual(Object.keys(color.dark))
})

test('the measure is that of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21)
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
})

const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
