/** Words of the interface: written in one way, the same in a browser as at build, none left over. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createBrowserWords } from '../site/i18n/browser.ts'
import { words as en } from '../site/i18n/words.en.ts'
import { words as fr } from '../site/i18n/words.fr.ts'
import { createI18n, translateBy } from '../site/i18n/i18next.tsx'
import type { MessageKey, Messages } from '../site/i18n/words.ts'
import { parsed, parse, sourcesOf, textOfFile } from './support/source.ts'
import { otherShapes } from './support/word-shapes.ts'
import { readersOf, wordTables } from './support/word-tables.ts'

/** Keys that a value chooses: no source can name them. */
const LOOKED_UP: Readonly<Record<string, string>> = {
  'site/layout/badge-words.ts': 'what a badge means, by its key',
  'site/facts/value.ts: ': 'the unit of a fact',
  'site/layout/diagnostics-words.ts: fate.': 'what became of an event',
  'site/pages/activity/words.ts: areas.': 'a part of the code, as the history was counted',
  'site/pages/demo/words.fr.ts: adaptive.simulate.readings.': 'a choice of the form',
  'site/pages/game/words/happenings.fr.ts: happenings.events.': 'the type of an event',
  'site/pages/game/words/keeping.fr.ts: keeping.save.states.': 'how a save was found',
  'site/pages/parts/needs-script-words.ts: ': 'the id of a page',
  'site/pages/template/level-words.ts: ': 'the level of a template',
  'site/studio/problem-text.ts: ': 'what is wrong with a document',
  'site/studio/repairs-text.ts: ': 'what was repaired in one',
  'site/tools/quiz/words.fr.ts: next.': 'a dimension, and the level that it is on',
  'site/tools/prompts/words.fr.ts: prompt.': 'a part of a prompt: the brief says which there are',
  'site/routes/crumbs.ts: segments.': 'a part of an address',
  'site/routes/error-pages.ts: ': 'a status',
}

/** What is written in another way, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'site/facts/value.ts': 'spelling of numbers, which differs by a sign',
  'site/i18n/i18next.tsx': 'the shape that i18next asks for',
  'site/i18n/number.ts': 'marks between digits',
  'site/pages/parts/needs-script.tsx': 'in the document alone, and no hook runs only there',
  'site/pages/studio/cases.ts': 'records of examples, both languages side by side',
  'site/tools/prompts/tokens.ts': 'how heavy words are, in numbers',
  'site/routes/language.ts': 'where the languages themselves are said',
}

/** Keys of all texts, as `layout.skip`. */
const keysOf = (messages: object, before = ''): readonly MessageKey[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [(before + key) as MessageKey]
      : keysOf(value as object, `${before}${key}.`),
  )

const languages: readonly (readonly ['fr' | 'en', Messages])[] = [
  ['fr', fr],
  ['en', en],
]

describe.each(languages)('in %s', (language, messages) => {
  const reference = translateBy(createI18n())(language)
  const { translateIn, addMessages } = createBrowserWords('fr', fr)
  addMessages(language, messages)
  const own = translateIn(language)

  test('a page says the same in a browser as where it was prerendered, whatever is put in', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.integer(),
      fc.constant('$& {{x}} $1'),
    )
    for (const key of keysOf(messages)) {
      const names = [...reference(key).matchAll(/\{\{(\w+)\}\}/gu)].map(([, name = '']) => name)
      fc.assert(
        fc.property(fc.array(value, { minLength: 3, maxLength: 3 }), (given) => {
          const values = Object.fromEntries(
            ['name', 'date', 'path', ...names].map((name, at) => [name, given[at % 3]!]),
          )
          expect(own(key, values)).toBe(reference(key, values))
        }),
        { numRuns: 20 },
      )
    }
  })
})

describe('none is left over', () => {
  test('of what every page says', () => {
    const source = sourcesOf('site').map(textOfFile).join('\n')
    /** Whole, as in 'page.open', or with parts that are put in, as in `badge.${key}`. */
    const whole = new Set([...source.matchAll(/'([\w.-]+)'/gu)].map(([, key = '']) => key))
    const patterns = [...source.matchAll(/\bt\(\s*`([^`]+)`/gu)].map(
      ([, template = '']) =>
        new RegExp(
          `^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/gu, '[^.]+')}$`,
          'u',
        ),
    )
    const unused = keysOf(fr).filter(
      (key) => !whole.has(key) && !patterns.some((pattern) => pattern.test(key)),
    )
    expect(unused).toEqual([])
  })

  const tables = wordTables().filter(({ file }) => file !== 'site/i18n/words.fr.ts')
  /** Those that no reader names, by file. */
  const unnamed = tables.flatMap(({ file, keys }) => {
    const isNamed = readersOf(file)
    return keys.filter((key) => !isNamed(key)).map((key) => `${file}: ${key}`)
  })

  test('of what a screen or a part says', () => {
    expect(tables.length).toBeGreaterThan(25)
    const families = Object.keys(LOOKED_UP)
    expect(unnamed.filter((key) => !families.some((family) => key.startsWith(family)))).toEqual([])
  })

  test.each(Object.entries(LOOKED_UP))('%s: %s', (family) => {
    expect(unnamed.some((key) => key.startsWith(family))).toBe(true)
  })
})

describe('there is one way to write them', () => {
  const others = sourcesOf('site')
    // Records and templates hold both languages side by side: they are data, each with its schema. Examples are
    // programs that readers take along, and say nothing on the site.
    .filter((file) => !/^site\/(content|owner|examples|workflows)\//u.test(file))
    .flatMap((file) =>
      otherShapes(parsed(file), file.endsWith('.tsx')).map((what) => `${file}: ${what}`),
    )

  test('and every source does', () => {
    const exceptions = Object.keys(OTHERWISE)
    expect(others.filter((one) => !exceptions.some((file) => one.startsWith(`${file}:`)))).toEqual(
      [],
    )
  })

  test.each(Object.entries(OTHERWISE))('but %s: %s', (file) => {
    expect(others.some((one) => one.startsWith(`${file}:`))).toBe(true)
  })

  test.each([
    ["const WORDS = { fr: { a: 'x' }, en: { a: 'y' } }", 'typed Bilingual'],
    ["const WORDS: Bilingual<Words> = { fr: { a: 'x' }, en: { a: 'y' } }", '{ fr, en }'],
    ['const TEXTS: Bilingual<typeof fr> = { fr, en }', 'called WORDS'],
    ["const name = { label: { fr: 'x', en: 'y' } }", 'typed Bilingual'],
    ['const TEXTS: Readonly<Record<Language, string>> = read()', 'is Bilingual'],
    ["const load = (fr) => (fr ? import('./words.fr.ts') : import('./words.en.ts'))", 'lazyWords'],
    ["const close = language === 'fr' ? 'Fermer' : 'Close'", 'condition'],
    ['const Close = () => <b>{WORDS[page.language].close}</b>', 'useWordsOf'],
  ])('%s is told of', (source, what) => {
    expect(otherShapes(parse(source, true), true).join()).toContain(what)
  })

  test.each([
    'const WORDS: Bilingual<typeof fr> = { fr, en }',
    "const SEARCH: Bilingual<string> = { fr: 'Chercher', en: 'Search' }",
    "const load = lazyWords({ fr: () => import('./words.fr.ts'), en: () => import('./words.en.ts') })",
    "const paths = { fr: pathOf(entry, 'fr'), en: pathOf(entry, 'en') }",
  ])('%s is not', (source) => {
    expect(otherShapes(parse(source, true), true)).toEqual([])
  })
})
