/** Custom properties: all of a theme are called alike, and the examples set only such as there are. */
import { readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import type { ThemeProperty } from '../ui/index.ts'
import { ASKED, PROPERTIES } from '../ui/theme/properties.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const namesIn = (group: object): readonly string[] =>
  Object.values(group).flatMap((name: unknown) =>
    typeof name === 'string' ? [`--${name}`] : namesIn(name as object),
  )
const NAMES = namesIn(PROPERTIES)

test('they begin alike, and none is there twice', () => {
  expect(NAMES.filter((name) => !/^--opale(?:-[a-z\d]+)+$/u.test(name))).toEqual([])
  expect(new Set(NAMES).size).toBe(NAMES.length)
})

test('types name the same', () => {
  const some = [
    '--opale-color-accent-hover',
    '--opale-color-opal1',
    '--opale-shadow-raised',
    '--opale-motion-in-out',
    '--opale-type-xs-line',
    '--opale-font-weight-strong',
    '--opale-space-4',
  ] as const satisfies readonly ThemeProperty[]
  for (const name of some) expect(NAMES).toContain(name)
  // @ts-expect-error: there is no such property
  const none: ThemeProperty = '--opale-color-nothing'
  expect(NAMES).not.toContain(none)
})

test('measures have a value each, and the name of a property', () => {
  expect(ASKED.size).toBeGreaterThan(50)
  for (const [question, value] of ASKED) {
    expect(NAMES).toContain(/^var\((--[\w-]+), /u.exec(question)?.[1])
    expect(value).not.toBe('')
  }
})

test('the third theme has ten lines, which the README shows as the story has them', () => {
  const css = read('stories/foundations/sand.css')
  const set: string[] = []
  parse(css).walkDecls(({ prop }) => {
    set.push(prop)
  })
  expect(set).toHaveLength(10)
  expect(set.filter((name) => name !== 'color-scheme' && !NAMES.includes(name))).toEqual([])
  expect(read('README.md')).toContain(css)
})
