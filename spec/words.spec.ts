/** Words of the interface: the browser's few lines say what i18next says, and none is left over. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createBrowserWords } from '../site/i18n/browser.ts'
import { words as en } from '../site/i18n/words.en.ts'
import { words as fr } from '../site/i18n/words.fr.ts'
import { createI18n, translateBy } from '../site/i18n/i18next.tsx'
import type { MessageKey, Messages } from '../site/i18n/words.ts'
import { sourcesOf, textOfFile } from './support/source.ts'

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

test('every key is named somewhere', () => {
  const source = sourcesOf('site').map(textOfFile).join('\n')
  /** Whole, as in 'page.open', or with parts that are put in, as in `badge.${key}`. */
  const whole = new Set([...source.matchAll(/'([\w.-]+)'/gu)].map(([, key = '']) => key))
  const patterns = [...source.matchAll(/\bt\(\s*`([^`]+)`/gu)].map(
    ([, template = '']) =>
      new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/gu, '[^.]+')}$`, 'u'),
  )
  const unused = keysOf(fr).filter(
    (key) => !whole.has(key) && !patterns.some((pattern) => pattern.test(key)),
  )
  expect(unused).toEqual([])
})
