import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Entry } from '../../site/routes/entries.ts'
import { LANGUAGES, type Language } from '../../site/routes/language.ts'
import { articleData, breadcrumbData, siteData, structuredData } from '../../site/seo/json-ld.ts'
import { withCompleteIdentity } from './owner.ts'

type Node = Readonly<Record<string, unknown>>
interface Found {
  readonly entry: Entry
  readonly language: Language
  readonly blocks: readonly Node[]
}

const pages: Found[] = []

beforeAll(async () => {
  await withCompleteIdentity()
  const { headOf } = await import('../../site/routes/build-page.ts')
  const { entries } = await import('../../site/routes/entries.ts')
  const { canonicalPath } = await import('../../site/routes/href.ts')
  for (const entry of entries)
    for (const language of LANGUAGES) {
      const path = canonicalPath(entry, language).replace('?lang=en', '')
      pages.push({ entry, language, blocks: nodesOf(headOf(entry, path, language).jsonLd) })
    }
})
afterAll(() => {
  vi.doUnmock('../../site/identity.ts')
  vi.resetModules()
})

/** Every object of a value, itself included. */
const nodesOf = (value: unknown): readonly Node[] => {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(nodesOf)
  return Array.isArray(value) ? below : [value as Node, ...below]
}
const all = () => pages.flatMap(({ blocks }) => blocks.flatMap(nodesOf))
const ofType = (type: string) => all().filter((node) => node['@type'] === type)

describe('structured data', () => {
  test('[1.0.49] [9.0.68] offers are on quote, in EUR, and no price is named', () => {
    const offers = ofType('Offer')
    expect(offers.length).toBeGreaterThan(0)
    for (const { priceSpecification } of offers)
      expect(priceSpecification).toMatchObject({
        '@type': 'PriceSpecification',
        priceCurrency: 'EUR',
        description: expect.stringMatching(/^(?:Sur devis|On quote)$/u) as string,
      })
    for (const node of ofType('ProfessionalService')) expect(node['currenciesAccepted']).toBe('EUR')
    const keys = new Set(all().flatMap((node) => Object.keys(node)))
    for (const key of ['price', 'minPrice', 'maxPrice', 'lowPrice', 'highPrice'])
      expect(keys).not.toContain(key)
  })

  test('the home page presents the person, the site and the service', () => {
    const home = pages.filter(({ entry }) => entry.id === 'home')
    expect(home).toHaveLength(LANGUAGES.length)
    for (const { blocks } of home) {
      const types = blocks.flatMap(nodesOf).map((node) => node['@type'])
      expect(types).toEqual(expect.arrayContaining(['Person', 'WebSite', 'ProfessionalService']))
    }
  })

  test('long reads are articles, and only they', () => {
    for (const { entry, language, blocks } of pages) {
      const articles = blocks.filter((node) => node['@type'] === 'Article')
      const read = entry.screen === 'article' || entry.screen === 'comparison'
      expect(articles).toHaveLength(read ? 1 : 0)
      for (const article of articles)
        expect(article).toMatchObject({
          headline: entry.record[language].heading,
          inLanguage: language,
          datePublished: entry.record.published,
          dateModified: entry.record.updated,
        })
    }
  })

  test('only types of schema.org are used, and nothing is empty', () => {
    const types = new Set(all().flatMap((node) => ('@type' in node ? [node['@type']] : [])))
    expect([...types].map(String).toSorted()).toEqual([
      'Article',
      'BreadcrumbList',
      'ListItem',
      'Offer',
      'Person',
      'PostalAddress',
      'PriceSpecification',
      'ProfessionalService',
      'Service',
      'WebSite',
    ])
    const values = all().flatMap((node) => Object.values(node))
    expect(
      values.filter((value) => !value || (Array.isArray(value) && value.length === 0)),
    ).toEqual([])
  })

  test('addresses are absolute, and references lead to a node of the same page', () => {
    const keys = ['@id', 'url', 'image', 'logo', 'item', 'mainEntityOfPage']
    const addresses = all().flatMap((node) => keys.flatMap((key) => node[key] ?? []))
    expect(addresses.length).toBeGreaterThan(pages.length)
    for (const address of addresses)
      expect(address).toMatch(/^https:\/\/camille\.example\.org(?:\/|$)/u)

    for (const { blocks } of pages) {
      const nodes = blocks.flatMap(nodesOf)
      const defined = nodes.filter((node) => '@type' in node).map((node) => node['@id'])
      const referred = nodes.filter((node) => !('@type' in node)).flatMap((n) => n['@id'] ?? [])
      expect(defined).toEqual(expect.arrayContaining(referred))
    }
  })

  test('breadcrumbs are numbered from 1, and the last is the page itself', () => {
    for (const { blocks } of pages)
      for (const { itemListElement } of blocks.filter((n) => n['@type'] === 'BreadcrumbList')) {
        const items = itemListElement as readonly Node[]
        expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
        expect(new Set(items.map(({ item }) => item)).size).toBe(items.length)
      }
  })
})

test('a crumb without an address of its own is not said to be the current page', () => {
  const { itemListElement } = breadcrumbData(
    [{ label: 'Home', href: '/' }, { label: 'category' }, { label: 'Sales' }],
    'https://opale.example/workflows/category/sales',
  ) as { itemListElement: readonly Node[] }
  expect(itemListElement.map(({ name }) => name)).toEqual(['Home', 'Sales'])
})

test('whatever a page says, one block says it, and names its vocabulary', () => {
  const article = {
    heading: 'A',
    published: '2025-12-01',
    updated: '2026-01-01',
    image: 'https://opale.example/og/article.en.png',
  }
  const nodes = [articleData(article, 'en'), ...siteData('en', ['C']), breadcrumbData([], '')]
  const one = { '@context': 'https://schema.org', ...nodes[0] }
  expect(structuredData(nodes.slice(0, 1))).toEqual(one)
  expect(structuredData(nodes)).toEqual({ '@context': 'https://schema.org', '@graph': nodes })
  expect(structuredData([])).toBeUndefined()
})
