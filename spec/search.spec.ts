/** The explorer's search: what it finds, and what an address may ask of it. */
import { createHash } from 'node:crypto'
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
import { searchIndex, searchPages } from '../site/prerender/search-index.ts'
import { buildIndex } from '../site/search/build-index.ts'
import { openSearch } from '../site/search/search.ts'
import { isCommon, tokensOf } from '../site/search/tokens.ts'
import { shownAt } from './support/rendered.ts'
import { entries } from '../site/routes/entries.ts'
import { canonicalPath } from '../site/routes/href.ts'
import { LANGUAGES } from '../site/routes/language.ts'

const pages = { fr: searchPages('fr'), en: searchPages('en') }
const files = { fr: searchIndex('fr'), en: searchIndex('en') }

/** Reads an index from memory, and notes what was read. */
const reading = (index: ReadonlyMap<string, string>, read: string[] = []) =>
  openSearch(async (name) => {
    read.push(name)
    return JSON.parse(index.get(name)!) as unknown
  })
const searches = { fr: reading(files.fr), en: reading(files.en) }

/** What answers a question, as it is shown, and whether each of them has all its words. */
const answer = async (question: string, language: 'fr' | 'en' = 'fr', most = 10) => {
  const { hits, whole } = await searches[language].find(question)
  return { whole, found: await searches[language].show(hits.slice(0, most), question) }
}
const first = async (question: string, language: 'fr' | 'en' = 'fr') =>
  (await answer(question, language, 1)).found[0]?.href

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
    async (language) => {
      const { hits } = await searches[language].find('')
      const hrefs = (await searches[language].show(hits, '')).map(({ href }) => href)
      // What follows a list's first page is found through that.
      const listed = entries.filter(
        ({ id, continues }) => id !== 'explorer' && continues === undefined,
      )
      expect(new Set(hrefs)).toEqual(new Set(listed.map((page) => canonicalPath(page, language))))
      expect(hrefs).toHaveLength(listed.length)
    },
  )

  test.each(LANGUAGES)(
    '%s: every page is among the first three for its own name',
    async (language) => {
      const lost: string[] = []
      for (const { name, href } of pages[language]) {
        const { found } = await answer(name, language, 3)
        // Several pages may bear names that differ by common words alone.
        if (!found.some((page) => page.href === href)) lost.push(name)
      }
      expect(lost).toEqual([])
    },
  )

  test('words of a legal text, of a lead and of an address lead to their page', async () => {
    const { found } = await answer('conservation données personnelles')
    expect(found.map(({ href }) => href)).toContain('/politique-confidentialite')
    expect(await first('tamagotchi')).toBe('/opale')
    expect(await first('finops', 'en')).toMatch(/finops/u)
  })

  test.each(LANGUAGES)('%s: each section is where its address says', async (language) => {
    const lost: string[] = []
    for (const { href, passages } of pages[language]) {
      const { body } = await shownAt(href)
      for (const { anchor } of passages)
        if (anchor !== undefined && !body.includes(` id="${anchor}"`))
          lost.push(`${href}#${anchor}`)
    }
    expect(lost).toEqual([])
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
    // The very first letter is wrong.
    ['pallucination', 'hallucination'],
  ])('« %s » finds %s first', async (question, slug) => {
    expect(await first(question)).toContain(slug)
  })

  test('a page must have all the words; where none has, the closest are given and said to be so', async () => {
    const { found, whole } = await answer('freelance lyon tracteur')
    expect(whole).toBe(false)
    expect(found[0]?.href).toContain('lyon')
    expect((await answer('freelance lyon')).whole).toBe(true)
  })

  test.each(['', '   ', 'le la les', '<script>', '"\\"', '../../etc/passwd', 'zzzzqqqq', '%%%%'])(
    '« %s » finds nothing, or something, and never fails',
    async (question) => {
      await expect(answer(question)).resolves.toBeDefined()
    },
  )

  test('nothing is found where nothing is like it', async () => {
    expect(await answer('zzzzqqqq')).toEqual({ found: [], whole: false })
    expect((await answer('le la les')).found).toEqual([])
  })

  test('whatever is asked, each page comes once, the best first', async () => {
    const asked = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom(...pages.fr.map(({ name }) => name)),
      fc.string({ unit: 'grapheme', minLength: 300, maxLength: 400 }),
    )
    await fc.assert(
      fc.asyncProperty(asked, async (question) => {
        const { hits } = await searches.fr.find(question)
        expect(new Set(hits.map(({ page }) => page)).size).toBe(hits.length)
      }),
    )
  })
})

describe('sections', () => {
  const page = (href: string, name: string, ...texts: readonly [string, string][]) => ({
    href,
    name,
    hint: `${name}, en une ligne`,
    family: 'article',
    passages: [
      { text: 'De quoi il est question.' },
      ...texts.map(([heading, text], at) => ({ anchor: `s${at}`, heading, text })),
    ] as const,
  })
  const filler = 'Une phrase qui ne dit rien de cela et qui est assez longue. '.repeat(8)
  const small = buildIndex(
    [
      page('/a', 'Déployer un modèle', ['Coûts', 'Le serveur se loue au mois.']),
      page('/b', 'Choisir un modèle', ['Mesurer', 'La latence, puis le coût.']),
      page('/c', 'Long', ['Fin', `${filler}Ici vient la quantification, enfin. ${filler}`]),
    ],
    (content) => `${content.length}`,
  )
  const ask = async (question: string) => {
    const search = reading(small)
    const { hits, whole } = await search.find(question)
    return { whole, found: await search.show(hits, question) }
  }

  test('a word of a section leads to that section, and shows what it says', async () => {
    expect((await ask('latence')).found).toEqual([
      {
        href: '/b',
        name: 'Choisir un modèle',
        hint: 'Choisir un modèle, en une ligne',
        family: 'article',
        anchor: 's0',
        heading: 'Mesurer',
        excerpt: 'La latence, puis le coût.',
      },
    ])
  })

  test('words may stand in several parts of a page; the name alone leads to its top', async () => {
    const { found, whole } = await ask('deployer serveur')
    expect([whole, found.map(({ href }) => href)]).toEqual([true, ['/a']])
    expect((await ask('choisir')).found[0]).not.toHaveProperty('anchor')
  })

  test('a long text is cut around the word, between words', async () => {
    const { excerpt = '' } = (await ask('quantif')).found[0]!
    expect(excerpt).toMatch(/^… .*quantification.* …$/u)
    expect(excerpt.length).toBeLessThan(170)
  })
})

describe('an index of many pages', () => {
  // Words that share their beginnings, as those of a language do.
  const wordAt = (number: number) => `mot${(number * 7919 + 12_345).toString(36)}`
  const many = buildIndex(
    Array.from({ length: 1000 }, (_, at) => ({
      href: `/p${at}`,
      name: `Page ${wordAt(at)}`,
      hint: 'Une page.',
      family: at % 2 === 0 ? 'term' : 'article',
      passages: [0, 1, 2, 3, 4].map((part) => ({
        ...(part > 0 && { anchor: `s${part}`, heading: `Partie ${wordAt(at + part)}` }),
        text: Array.from({ length: 30 }, (__, word) => wordAt(at * 3 + part * 5 + word)).join(' '),
      })) as [{ text: string }],
    })),
    (content) => createHash('sha256').update(content).digest('hex').slice(0, 9),
  )
  const sizeOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + many.get(name)!.length, 0)
  const whole = sizeOf([...many.keys()])

  test('a question reads few of its files, each once, and what is shown a few more', async () => {
    const read: string[] = []
    const search = reading(many, read)
    const { hits } = await search.find(`${wordAt(500)} ${wordAt(501)}`)
    expect(hits.length).toBeGreaterThan(0)
    expect(sizeOf(read)).toBeLessThan(whole / 10)
    const before = read.length
    await search.show(hits.slice(0, 10), '')
    expect(read.length - before).toBeLessThanOrEqual(10)
    await search.find(wordAt(500))
    expect(new Set(read).size).toBe(read.length)
  })

  test('finds what is there, wherever it stands; pages keep their family', async () => {
    const search = reading(many)
    for (const at of [0, 1, 499, 998, 999]) {
      const { hits } = await search.find(`page ${wordAt(at)}`)
      const found = await search.show(hits.slice(0, 1), '')
      expect(found[0]).toMatchObject({ href: `/p${at}`, family: at % 2 === 0 ? 'term' : 'article' })
    }
  })

  test('a file that could not be read is asked for again', async () => {
    let fails = true
    const search = openSearch(async (name) => {
      if (fails) throw new Error('gone')
      return JSON.parse(many.get(name)!) as unknown
    })
    await expect(search.find(wordAt(3))).rejects.toThrow('gone')
    fails = false
    expect((await search.find(wordAt(3))).hits.length).toBeGreaterThan(0)
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
