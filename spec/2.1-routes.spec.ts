/** Section 2.1: every fixed address shows what product.md says, and no other address shows a page. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addresses, resolve } from '../site/routes/resolve.ts'
import { LEADING_HOME, OPENING_ONLY, PAGES_SHOWN, type Shown } from './fixtures/routes.ts'
import { rules } from './support/product.ts'
import {
  headingOf,
  languageAt,
  mainOf,
  pageAt,
  shownAt,
  textOf,
  urlOf,
} from './support/rendered.ts'

const FIXED = PAGES_SHOWN.flatMap((page) => page.addresses)
const named = (id: string) => PAGES_SHOWN.filter((page) => page.id === id)

describe('fixed addresses', () => {
  const proves = ({ id }: Shown) => (OPENING_ONLY.has(id) ? `(${id})` : `[${id}]`)
  const lines = PAGES_SHOWN.map((line) => ({ ...line, name: line.addresses[0], ids: proves(line) }))

  test.each(lines)('$ids $name shows « $says »', async (line) => {
    const page = pageAt(line.addresses[0] ?? '')
    for (const address of line.addresses) await proveShown(address, line, page)
    for (const address of line.addresses.filter((each) => languageAt(each) === 'fr')) {
      const english = `/en${address === '/' ? '' : address}`
      if (!FIXED.includes(english)) expect((await shownAt(english)).status, english).toBe(404)
    }
  })

  test('each line is a page of its own', () => {
    const pages = PAGES_SHOWN.map((line) => pageAt(line.addresses[0] ?? ''))
    expect(new Set(pages).size).toBe(PAGES_SHOWN.length)
  })

  test('there are 188, and 4 that lead home: 192 in all, and every one resolves', () => {
    expect(new Set(FIXED).size).toBe(FIXED.length)
    expect([FIXED.length, LEADING_HOME.length]).toEqual([188, 4])
    for (const address of FIXED) expect(resolve(urlOf(address)).kind, address).toBe('page')
    for (const address of LEADING_HOME) expect(resolve(urlOf(address)).kind).toBe('redirect')
  })

  test('they are those that product.md names, slug by slug', () => {
    const quoted = rules
      .filter(({ id }) => named(id).length > 0)
      .flatMap(({ id, text }) =>
        [...text.matchAll(SLUG)].map(([, slug = '', en]) => ({ id, slug, en })),
      )
      .filter(({ slug }) => !['en/', '+en', '{owner}'].includes(slug) && !slug.includes(':'))
    expect(quoted.length).toBeGreaterThan(140)
    for (const { id, slug, en } of quoted) {
      const typed = named(id).flatMap((page) => page.addresses)
      expect(typed, `${id} ${slug}`).toContain(`/${slug.replace(/^\//u, '')}`)
      if (en !== undefined) expect(typed, `${id} ${slug} +en`).toContain(`/en/${slug}`)
    }
  })

  test.each(FIXED.filter((address) => languageAt(address) === 'fr' && address !== '/fr'))(
    '%s is in English where ?lang asks for it',
    async (address) => {
      const { page, status } = await shownAt(`${address}?lang=en`)
      expect([status, page.language, page.id]).toEqual([200, 'en', pageAt(address)])
    },
  )

  test('a page that was only an opening is taken off that list once it holds more', async () => {
    for (const {
      addresses: [address = ''],
    } of PAGES_SHOWN.filter(({ id }) => OPENING_ONLY.has(id)))
      expect(mainOf((await shownAt(address)).body), address).not.toMatch(/<(button|input|canvas)/u)
  })
})

/** `slug`, and whether `(+en)` follows. */
const SLUG = /`([^`]+)`(?: (\(\+en\)))?/gu

/** Status, language, kind of page, identity with its sisters, and the words a reader sees. */
const proveShown = async (address: string, { screen, says }: Shown, id: string) => {
  const language = languageAt(address)
  const { status, page, body } = await shownAt(address)
  expect([status, page.screen, page.language, page.id], address).toEqual([
    200,
    screen,
    language,
    id,
  ])
  expect(headingOf(body)).toBe(textOf(page.heading))
  const words = `${headingOf(body)} ${page.head?.title ?? ''}`.toLowerCase()
  if (language === 'fr') expect(words).toContain(says.toLowerCase())
}

describe('groups', () => {
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `2.1.${from + index}`)
  const statuses = async (lines: readonly Shown[]) =>
    Promise.all(lines.flatMap((line) => line.addresses).map(async (a) => (await shownAt(a)).status))

  test('[2.1.9] AI articles and landing pages have an English address, save where it says otherwise', async () => {
    const group = numbers(10, 26).flatMap(named)
    const french = group.filter((line) => !line.addresses.some((a) => languageAt(a) === 'en'))
    expect(french.map(({ id }) => id)).toEqual(['2.1.22', '2.1.23'])
    expect(new Set(await statuses(group))).toEqual(new Set([200]))
    for (const { screen } of group) expect(['service', 'article']).toContain(screen)
  })

  test('[2.1.33] testimonials, process and help have an English address throughout', async () => {
    const group = numbers(34, 37).flatMap(named)
    expect(group.map((line) => line.addresses.map(languageAt))).toEqual(
      group.map(() => ['fr', 'en']),
    )
    expect(new Set(await statuses(group))).toEqual(new Set([200]))
    expect((await shownAt('/en/glossaire-ia/rag')).status).toBe(200)
  })

  test('[2.1.40] ten guides, each a page of its own', async () => {
    const guides = numbers(41, 50).flatMap(named)
    const shown = await Promise.all(guides.map((guide) => shownAt(guide.addresses[0] ?? '')))
    expect(shown.map(({ page }) => page.family)).toEqual(guides.map(() => 'guide'))
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
      .filter((each) => !known.has(each))
    fc.assert(fc.property(path, (each) => resolve(urlOf(each)).kind === 'missing'))
  })

  test('has no page, but for the members of collections', () => {
    const collections =
      /^(\/en)?\/(glossaire-ia|workflows|workflows\/category|workflows\/integration)\/[\w-]+$/u
    const beyond = addresses().filter(
      ({ path }) => !FIXED.includes(path) && !collections.test(path),
    )
    expect(beyond.map(({ path }) => path)).toEqual([])
  })
})

describe('the layout', () => {
  test('[2.1.1] one layout stands around every page: skip link, main landmark, footer', async () => {
    const feet = { fr: new Set<string>(), en: new Set<string>() }
    for (const path of [...addresses().map((each) => each.path), '/nulle-part', '/en/nowhere']) {
      const { body, page } = await shownAt(path)
      expect(body.match(/<main /gu), path).toHaveLength(1)
      expect(body.match(/<h1[ >]/gu), path).toHaveLength(1)
      expect(body, path).toContain('href="#main"')
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
        expect(resolve(urlOf(spelt)).kind, spelt).toBe('missing')
      }),
    )
  })
})

/** Where the footer leads; the language switch in it differs from page to page. */
const footLinks = (body: string): string => {
  const foot = /<footer[^>]*>(?<inner>.*)<\/footer>/su.exec(body)?.groups?.['inner'] ?? ''
  return [...foot.matchAll(/<a (?![^>]*lang=)[^>]*href="([^"]*)"/gu)].map(([, to]) => to).join(' ')
}
