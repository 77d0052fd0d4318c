/** The explorer's search: what it finds, and what an address may ask of it. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  askedIn,
  isNothing,
  LONGEST_QUESTION,
  sameAsked,
  searchWith,
  type Choices,
} from '../site/pages/explorer/asked.ts'
import { createSearch } from '../site/pages/explorer/search/search.ts'
import { isCommon, tokensOf } from '../site/pages/explorer/search/tokens.ts'
import { searchIndex } from '../site/prerender/search-index.ts'
import { entries } from '../site/routes/entries.ts'
import { canonicalPath } from '../site/routes/href.ts'
import { LANGUAGES } from '../site/routes/language.ts'

const indexes = { fr: searchIndex('fr'), en: searchIndex('en') }
const searches = { fr: createSearch(indexes.fr), en: createSearch(indexes.en) }
const first = (question: string, language: 'fr' | 'en' = 'fr') =>
  searches[language](question).found[0]?.href

describe('words', () => {
  test('accents, capitals, plurals and apostrophes make no difference', () => {
    expect(tokensOf('L’Évaluateur des cœurs, ÉTÉ-2025')).toEqual(
      tokensOf("l'evaluateur DES coeur ete 2025"),
    )
    expect(tokensOf('des agents, un réseau, le process')).toEqual(
      tokensOf('des agent, un reseaux, le process'),
    )
  })

  test('those that say nothing are spelt as the search sees them', () => {
    for (const word of ['les', 'nous', 'vous', 'plus', 'dans', 'this', 'they'])
      expect(tokensOf(word).every(isCommon), word).toBe(true)
  })
})

describe('the index', () => {
  test.each(LANGUAGES)(
    '[2.1.5] %s: holds every page of the site but the explorer itself',
    (language) => {
      const hrefs = indexes[language].map(({ href }) => href)
      const pages = entries.filter(({ id }) => id !== 'explorer')
      expect(new Set(hrefs)).toEqual(new Set(pages.map((page) => canonicalPath(page, language))))
      expect(hrefs).toHaveLength(pages.length)
    },
  )

  test.each(LANGUAGES)('%s: every page is among the first three for its own name', (language) => {
    const lost = indexes[language].filter(({ name, href }) => {
      const { found } = searches[language](name)
      // Several pages may bear names that differ by common words alone.
      return !found.slice(0, 3).some((page) => page.href === href)
    })
    expect(lost.map(({ name }) => name)).toEqual([])
  })

  test('words of a legal text, of a lead and of an address lead to their page', () => {
    const found = (question: string) => searches.fr(question).found.map(({ href }) => href)
    expect(found('conservation données personnelles')).toContain('/politique-confidentialite')
    expect(found('tamagotchi')[0]).toBe('/opale')
    expect(first('finops', 'en')).toMatch(/finops/u)
  })
})

describe('questions', () => {
  test.each([
    ['chatbot', 'chatbot'],
    ['plongement embeddings', 'embeddings'],
    ['glossair', 'glossaire'],
    ['freelance lyon', 'lyon'],
    ['Lion freelance ia', 'lyon'],
    ['promt engineering', 'prompt'],
    ['agents', 'agents'],
    ['halucination', 'hallucination'],
  ])('« %s » finds %s first', (question, slug) => {
    expect(first(question)).toContain(slug)
  })

  test('a page must have all the words; where none has, the closest are given and said to be so', () => {
    const { found, whole } = searches.fr('freelance lyon tracteur')
    expect(whole).toBe(false)
    expect(found[0]?.href).toContain('lyon')
    expect(searches.fr('freelance lyon').whole).toBe(true)
  })

  test.each(['', '   ', 'le la les', '<script>', '"\\"', '../../etc/passwd', 'zzzzqqqq', '%%%%'])(
    '« %s » finds nothing, or something, and never fails',
    (question) => {
      expect(() => searches.fr(question)).not.toThrow()
    },
  )

  test('nothing is found where nothing is like it', () => {
    expect(searches.fr('zzzzqqqq')).toEqual({ found: [], whole: false })
  })

  test('whatever is asked, each page comes once, the best first', () => {
    const asked = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom(...indexes.fr.map(({ name }) => name)),
      fc.string({ unit: 'grapheme', minLength: 300, maxLength: 400 }),
    )
    fc.assert(
      fc.property(asked, (question) => {
        const { found } = searches.fr(question)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })
})

const CHOICES: Choices = { types: ['service', 'tool', 'term'], universes: ['code', 'ia', 'plus'] }

describe('the address', () => {
  test('says what is asked, and keeps what else it said', () => {
    const asked = askedIn('?lang=en&q=rag&type=tool&universe=plus', CHOICES)
    expect(asked).toEqual({ question: 'rag', type: 'tool', universe: 'plus' })
    expect(searchWith('?lang=en&q=old', asked)).toBe('?lang=en&q=rag&type=tool&universe=plus')
    expect(searchWith('?q=rag&type=tool', { question: ' ' })).toBe('')
    expect(isNothing(askedIn('?lang=en', CHOICES))).toBe(true)
  })

  test('a choice that does not exist is none, a question of 100 KB is cut', () => {
    const hostile = `?type=constructor&universe=__proto__&q=${'é<script>'.repeat(12_000)}`
    const { question, type, universe } = askedIn(hostile, CHOICES)
    expect([type, universe]).toEqual([undefined, undefined])
    expect(question).toHaveLength(LONGEST_QUESTION)
  })

  test('what it says is what was asked, whatever that is', () => {
    const question = fc.string({ unit: 'grapheme', maxLength: 40 })
    fc.assert(
      fc.property(question, fc.constantFrom(undefined, ...CHOICES.types), (text, type) => {
        const asked = { question: text, type }
        expect(sameAsked(askedIn(searchWith('?lang=en', asked), CHOICES), asked)).toBe(true)
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (search) => {
        expect(() => askedIn(search, CHOICES)).not.toThrow()
      }),
    )
  })
})
