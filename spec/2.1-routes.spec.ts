/** Section 2.1: every fixed address shows what product.md says, and no other address shows a page. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { urlOf } from '../site/routes/address.ts'
import { entryOf } from '../site/routes/entries.ts'
import { addresses, resolve } from '../site/routes/resolve.ts'
import { LEADING_HOME, PAGES_SHOWN, type Shown } from './fixtures/routes.ts'
import { rules } from './support/product.ts'
import { headingOf, languageAt, pageAt, shownAt, textOf } from './support/rendered.ts'

const FIXED = PAGES_SHOWN.flatMap((page) => page.addresses)
const named = (id: string) => PAGES_SHOWN.filter((page) => page.id === id)
const firstOf = ({ addresses: [first = ''] }: Shown) => first

/** What a set of addresses leads to, each kind once. */
const kinds = (paths: readonly string[]) => [
  ...new Set(paths.map((path) => resolve(urlOf(path)).kind)),
]

describe('fixed addresses', () => {
  test.each(PAGES_SHOWN.map((line) => [`[${line.id}]`, firstOf(line), line.says, line] as const))(
    '%s %s shows « %s »',
    async (_rule, _name, _says, line) => {
      const id = pageAt(firstOf(line))
      const faults = await Promise.all(line.addresses.map((address) => faultsAt(address, line, id)))
      expect(faults.flat()).toEqual([])
      const french = line.addresses.filter((address) => languageAt(address) === 'fr')
      const english = french.map((address) => (address === '/' ? '/en' : `/en${address}`))
      for (const unnamed of english.filter((address) => !FIXED.includes(address)))
        expect(await shownAt(unnamed)).toMatchObject({ status: 404 })
    },
  )

  test('each line is a page of its own', () => {
    const pages = PAGES_SHOWN.map((line) => pageAt(firstOf(line)))
    expect(new Set(pages).size).toBe(PAGES_SHOWN.length)
  })

  test('there are 188, and 4 that lead home: 192 in all, and every one resolves', () => {
    expect([new Set(FIXED).size, new Set(LEADING_HOME).size]).toEqual([188, 4])
    expect([FIXED.length, LEADING_HOME.length]).toEqual([188, 4])
    expect(kinds(FIXED)).toEqual(['page'])
    expect(kinds(LEADING_HOME)).toEqual(['redirect'])
  })

  test('they are those that product.md names, slug by slug', () => {
    const quoted = rules
      .filter(({ id }) => named(id).length > 0)
      .flatMap(({ id, text }) =>
        [...text.matchAll(SLUG)].map(([, slug = '', en]) => [id, slug, en]),
      )
      .filter(([, slug = '']) => !/^(en\/|\+en|\{owner\})$|:/u.test(slug))
    expect(quoted.length).toBeGreaterThan(140)
    const missing = quoted.filter(([id = '', slug = '', en]) => {
      const typed = named(id).flatMap((page) => page.addresses)
      const path = `/${slug.replace(/^\//u, '')}`
      return !typed.includes(path) || (en !== undefined && !typed.includes(`/en${path}`))
    })
    expect(missing).toEqual([])
  })

  test.each(FIXED.filter((address) => languageAt(address) === 'fr' && address !== '/fr'))(
    '%s is in English where ?lang asks for it',
    async (address) => {
      const { page, status } = await shownAt(`${address}?lang=en`)
      expect([status, page.language, page.id]).toEqual([200, 'en', pageAt(address)])
    },
  )
})

/** `slug`, and whether `(+en)` follows. */
const SLUG = /`([^`]+)`(?: (\(\+en\)))?/gu

/** What is wrong with status, kind of page, language, identity with its sisters, or words. */
const faultsAt = async (address: string, { screen, says }: Shown, id: string) => {
  const language = languageAt(address)
  const { status, page, body } = await shownAt(address)
  const words = `${headingOf(body)} ${page.head?.title ?? ''}`.toLowerCase()
  return [
    status !== 200 && `${address} answers ${status}`,
    page.screen !== screen && `${address} is a ${page.screen}`,
    page.language !== language && `${address} is in ${page.language}`,
    page.id !== id && `${address} is ${page.id}, not ${id}`,
    headingOf(body) !== textOf(page.heading) && `${address} has another heading`,
    language === 'fr' && !words.includes(says.toLowerCase()) && `${address} says « ${words} »`,
  ].filter((fault) => fault !== false)
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `2.1.${from + index}`)

/** Statuses that the addresses of some lines answer with, each once. */
const statuses = async (lines: readonly Shown[]) => {
  const paths = lines.flatMap((line) => line.addresses)
  const shown = await Promise.all(paths.map((path) => shownAt(path)))
  return [...new Set(shown.map(({ status }) => status))]
}

describe('groups', () => {
  test('[2.1.9] AI articles and landing pages have an English address, save two', async () => {
    const group = numbers(10, 26).flatMap(named)
    const french = group.filter((line) => !line.addresses.some((a) => languageAt(a) === 'en'))
    expect(french.map(({ id }) => id)).toEqual(['2.1.22', '2.1.23'])
    expect(await statuses(group)).toEqual([200])
    expect([...new Set(group.map(({ screen }) => screen))]).toEqual(['service', 'article'])
  })

  test('[2.1.33] testimonials, process and help have an English address throughout', async () => {
    const group = numbers(34, 37).flatMap(named)
    const languages = group.map((line) => line.addresses.map(languageAt).join())
    expect(new Set(languages)).toEqual(new Set(['fr,en']))
    expect(await statuses(group)).toEqual([200])
    expect((await shownAt('/en/glossaire-ia/rag')).status).toBe(200)
  })

  test('[2.1.40] ten guides, each a page of its own', async () => {
    const guides = numbers(41, 50).flatMap(named).map(firstOf)
    const shown = await Promise.all(guides.map((address) => shownAt(address)))
    expect(new Set(shown.map(({ page }) => entryOf(page.id).collection))).toEqual(
      new Set(['guide']),
    )
    expect(new Set(shown.map(({ page }) => page.id)).size).toBe(10)
  })
})

describe('any other address', () => {
  test.each([
    '/nulle-part',
    '/glossaire-ia/inconnu',
    '/workflows/inconnu',
    '/workflows/category/inconnu',
    '/workflows/integration/inconnu',
    '/blog/inconnu',
    '/media/inconnu',
    '/media-page/inconnu',
    '/fr/ia',
    '/en/fr',
    '/en/en',
    '/en/code',
    '/constructor',
    '/__proto__',
    '/*',
  ])('[2.1.118] %s shows the not-found page', async (address) => {
    for (const query of ['', '?lang=en', '?lang=fr']) {
      const { status, page, body } = await shownAt(address + query)
      expect([status, page.screen, page.head?.noindex]).toEqual([404, 'not-found', true])
      expect(headingOf(body)).toBe(textOf(page.heading))
    }
  })

  test('[2.1.118] whatever it is', () => {
    const known = new Set<string>([...addresses().map(({ path }) => path), ...LEADING_HOME])
    const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/u)
    const near = fc.constantFrom('ia', 'en', 'fr', 'workflows', 'blog', 'media', 'category', 'rag')
    const path = fc
      .array(fc.oneof(word, near), { minLength: 1, maxLength: 4 })
      .map((segments) => `/${segments.join('/')}`)
      .filter((each) => !known.has(each) && each !== '/index')
    fc.assert(
      fc.property(path, (each) => {
        expect(resolve(urlOf(each))).toMatchObject({ kind: 'missing', path: each })
      }),
    )
  })

  test('has no page, but for the members of collections', () => {
    const collections =
      /^((\/en)?\/(glossaire-ia|workflows|workflows\/category|workflows\/integration)|\/media(-page)?)\/[\w-]+$/u
    // A list of the library goes on where it is long.
    const further = /^(\/en)?\/workflows(\/(category|integration)\/[\w-]+)?\/page\/\d+$/u
    const paths = addresses().map(({ path }) => path)
    expect(
      paths.filter(
        (path) =>
          !FIXED.includes(path) && ![collections, further].some((known) => known.test(path)),
      ),
    ).toEqual([])
  })
})

describe('the layout', () => {
  test('[2.1.1] one layout stands around every page: skip link, main landmark, footer', async () => {
    const feet = { fr: new Set<string>(), en: new Set<string>() }
    for (const path of [...addresses().map((each) => each.path), '/nulle-part', '/en/nowhere']) {
      const { body, page } = await shownAt(path)
      const count = (part: RegExp) => body.match(part)?.length
      const found = [count(/<main /gu), count(/<h1[ >]/gu), count(/ href="#main"/gu)]
      expect([path, ...found]).toEqual([path, 1, 1, 1])
      feet[page.language].add(footLinks(body))
    }
    expect([feet.fr.size, feet.en.size]).toEqual([1, 1])
    expect([...feet.fr, ...feet.en].every((links) => links.length > 100)).toBe(true)
  })

  test('[2.1.1] slugs are spelt to the letter', () => {
    const path = fc.constantFrom(...FIXED.filter((address) => /[a-z]{2}/u.test(address)))
    fc.assert(
      fc.property(path, fc.nat(), (address, at) => {
        const place = at % address.length
        const capital = address.charAt(place).toUpperCase()
        const spelt = address.slice(0, place) + capital + address.slice(place + 1)
        fc.pre(spelt !== address)
        expect(resolve(urlOf(spelt))).toMatchObject({ kind: 'missing', path: spelt })
      }),
    )
  })
})

/** Where the footer leads; the language switch in it differs from page to page. */
const footLinks = (body: string): string => {
  const foot = /<footer[^>]*>(?<inner>.*)<\/footer>/su.exec(body)?.groups?.['inner'] ?? ''
  return [...foot.matchAll(/<a (?![^>]*lang=)[^>]*href="([^"]*)"/gu)].map(([, to]) => to).join(' ')
}
