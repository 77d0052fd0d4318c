/** What every page of the build owes to readers without scripts and to search engines. */
import { describe, expect, test } from 'vitest'
import { identity } from '../site/identity.ts'
import { PAGES } from '../site/routes/table.ts'
import { readPage, valuesOf, type BuiltPage } from './support/built-page.ts'
import { addresses } from './support/dist.ts'
import { everyPage } from './support/every-page.ts'
import { textsOf } from './support/markup.ts'

const { holds, note } = everyPage()
const built = new Set(addresses.map(({ address }) => address))

type Check = Parameters<typeof holds>[0]

/** Of pages that exist: `/preview` is one of the addresses, and is not found. */
const holdsWhereFound = (check: Check) =>
  holds((page) => (page.path === '/preview' ? [] : check(page)))

/** What each page says of itself to search engines. */
const told = note((page) => ({
  found: page.path !== '/preview',
  id: page.data?.id,
  language: page.language,
  screen: page.attributes.screen,
  canonical: canonicalOf(page),
  alternates: alternatesOf(page),
}))
type Told = ReturnType<(typeof told)['get']> & {}

/** Rules that compare pages, once all are read. */
const compared = (check: (page: Told) => readonly (string | false | undefined)[]) => () => {
  const faults = [...told].flatMap(([address, page]) =>
    (page.found ? check(page) : [])
      .filter((fault) => typeof fault === 'string')
      .map((fault) => `${address}: ${fault}`),
  )
  expect(faults).toEqual([])
}

describe('every address', () => {
  test('the build knows every address of the table, in both languages', () => {
    const wanted = PAGES.flatMap(({ fr, en }: { fr: readonly string[]; en: readonly string[] }) => [
      ...fr.flatMap((path) => (path === '/fr' ? [path] : [path, `${path}?lang=en`])),
      ...en,
    ])
    expect(wanted.filter((address) => !built.has(address))).toEqual([])
    expect(built.size).toBeGreaterThan(400)
  })

  test(
    '[2.5.1] [2.5.3] answers 200 with a page in its language',
    holdsWhereFound(({ status, headers, tags, language, attributes }) => [
      status !== 200 && `status ${status}`,
      headers.get('content-language') !== language && `content-language says otherwise`,
      tags.find(({ name }) => name === 'html')?.attributes.get('lang') !== language &&
        'html lang says otherwise',
      attributes.language !== language && 'its data is in another language',
    ]),
  )

  test(
    'has one h1, a main part, and no id twice',
    holds((page) => {
      const count = (name: string) => page.tags.filter((tag) => tag.name === name).length
      const ids = page.tags.flatMap(({ attributes }) => attributes.get('id') ?? [])
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
      return [
        count('h1') !== 1 && `${count('h1')} h1`,
        count('main') !== 1 && `${count('main')} main`,
        textsOf(page.html, 'h1').join('').length < 3 && 'its h1 is empty',
        twice.length > 0 && `ids twice: ${twice.join(' ')}`,
      ]
    }),
  )

  test(
    'opens with a paragraph of 40 to 60 words',
    holdsWhereFound(({ html, data }) => {
      const lead = oneLine(data?.lead ?? '')
      const words = lead.split(' ').filter((run) => /[\p{L}\p{N}]/u.test(run)).length
      return [
        (words < 40 || words > 60) && `${words} words`,
        !textsOf(html, 'p').includes(lead) && 'its lead is not on the page',
      ]
    }),
  )

  test(
    'comes with a data file that says the same, head included, and says nothing twice',
    holdsWhereFound(({ html, attributes, own, data }) => {
      if (data === undefined) return ['has no data file']
      if (own === undefined) return ['has no data to be hydrated with']
      const { head, html: body, map, scene, path: _, ...rest } = data
      return [
        oneLine(head?.title ?? '') !== textsOf(html, 'title')[0] && 'another title',
        body !== undefined && !html.includes(body) && 'another text',
        map !== undefined && !html.includes(map) && 'another map',
        scene !== undefined && !html.includes(scene) && 'another scene',
        attributes.screen !== data.screen && 'another screen',
        // Neither its head nor, since it is shown at other spellings too, where it is.
        JSON.stringify(own) !== JSON.stringify(rest) && 'other data',
      ]
    }),
  )
})

describe('for search engines', () => {
  const first = new Map<string, string>()
  test(
    'title and description are there, and unique per page and language',
    holdsWhereFound((page) => {
      const [canonical = ''] = canonicalOf(page)
      return [
        // Drawings have titles of their own.
        ['title', textsOf(page.html.slice(0, page.html.indexOf('</head>')), 'title')] as const,
        ['description', valuesOf(page, 'meta', 'content', { name: 'description' })] as const,
      ].flatMap(([kind, texts]) => {
        const [text = ''] = texts
        const known = first.get(`${kind} ${page.language} ${text}`) ?? canonical
        first.set(`${kind} ${page.language} ${text}`, known)
        return [
          texts.length !== 1 && `${texts.length} ${kind}`,
          text.length < 15 && `its ${kind} is too short`,
          known !== canonical && `its ${kind} is that of ${known}`,
        ]
      })
    }),
  )

  test(
    'the canonical address is one of ours, and its own canonical',
    compared((page) => {
      const { canonical: all } = page
      const there = told.get(ownAddress(all[0] ?? ''))
      return [
        all.length !== 1 && `${all.length} canonical addresses`,
        there === undefined && `${all[0]} is no page`,
        there && there.canonical[0] !== all[0] && 'its canonical page names another',
        there && there.id !== page.id && 'its canonical is another page',
        there && there.language !== page.language && 'its canonical is in the other language',
      ]
    }),
  )

  test(
    'hreflang is reciprocal, and has a default',
    compared((page) => {
      const { alternates: own } = page
      return [
        Object.keys(own).sort().join() !== 'en,fr,x-default' &&
          `hreflang of ${Object.keys(own).join()}`,
        own[page.language] !== page.canonical[0] && 'its own language leads elsewhere',
        own['x-default'] !== own['fr'] && 'the default is not French',
        ...Object.entries(own).map(([language, href]) => {
          const there = told.get(ownAddress(href))
          if (there === undefined) return `${href} is no page`
          if (language !== 'x-default' && there.language !== language)
            return `${href} is not in ${language}`
          return (
            JSON.stringify(there.alternates) !== JSON.stringify(own) && `${href} does not answer`
          )
        }),
      ]
    }),
  )

  test.runIf(identity.sample)(
    'while the owner is a sample, no page may be indexed',
    holds((page) => [
      valuesOf(page, 'meta', 'content', { name: 'robots' }).join() !== 'noindex' && 'is indexed',
    ]),
  )

  test(
    'structured data parses, and says what kind of thing it describes',
    holds((page) =>
      jsonLdOf(page).flatMap((data) => [
        data['@context'] !== 'https://schema.org' && 'no context',
        ...nodesOf(data).map(
          (node) => !KINDS.has(String(node['@type'])) && `type ${String(node['@type'])}`,
        ),
      ]),
    ),
  )

  test(
    'breadcrumbs are numbered and lead to pages of ours',
    holdsWhereFound((page) =>
      jsonLdOf(page)
        .flatMap(nodesOf)
        .filter((data) => data['@type'] === 'BreadcrumbList')
        .flatMap((data) =>
          (data['itemListElement'] as readonly Node[]).flatMap(({ position, name, item }, at) => [
            position !== at + 1 && `crumb ${at + 1} has position ${String(position)}`,
            String(name).length < 2 && `crumb ${at + 1} has no name`,
            !built.has(ownAddress(String(item))) && `crumb ${String(item)} is no page`,
          ]),
        ),
    ),
  )

  const LONG = /article|comparison/u
  const areArticles = holdsWhereFound((page) => {
    if (!LONG.test(page.attributes.screen)) return []
    const article = jsonLdOf(page)
      .flatMap(nodesOf)
      .find((data) => data['@type'] === 'Article')
    return [
      article?.['headline'] !== page.data?.heading && 'no headline',
      !/^\d{4}-\d\d-\d\d$/u.test(String(article?.['dateModified'])) && 'no date',
      article?.['inLanguage'] !== page.language && 'in another language',
    ]
  })
  test('articles and comparisons are articles', () => {
    const long = [...told.values()].filter(({ screen }) => LONG.test(screen))
    expect(long.length).toBeGreaterThan(50)
    areArticles()
  })

  test('[1.0.49] [9.0.68] prices are in EUR and on quote', async () => {
    for (const [path, language, words] of [
      ['/', 'fr', 'Sur devis'],
      ['/en', 'en', 'On quote'],
    ] as const) {
      const page = await readPage({ address: path, path, language })
      const nodes = jsonLdOf(page).flatMap(nodesOf)
      const service = nodes.find((node) => node['@type'] === 'ProfessionalService')
      expect(service).toMatchObject({ currenciesAccepted: 'EUR', priceRange: words })
      const offers = service?.['makesOffer'] as readonly Node[]
      expect(offers.length).toBeGreaterThan(5)
      for (const { priceSpecification } of offers) {
        expect(priceSpecification).toMatchObject({ priceCurrency: 'EUR', description: words })
        expect(priceSpecification).not.toHaveProperty('price')
      }
    }
  })
})

type Node = Readonly<Record<string, unknown>>

const KINDS: ReadonlySet<string> = new Set([
  'Article',
  'BreadcrumbList',
  'Person',
  'ProfessionalService',
  'WebSite',
])

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()

const canonicalOf = (page: BuiltPage) => valuesOf(page, 'link', 'href', { rel: 'canonical' })

const alternatesOf = ({ tags }: BuiltPage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tags
      .filter(({ attributes }) => attributes.has('hreflang') && attributes.has('rel'))
      .map(({ attributes }) => [attributes.get('hreflang'), attributes.get('href')]),
  )

/** An absolute address of the published site, as this server knows it. */
const ownAddress = (href: string): string =>
  href.startsWith(`${identity.origin}/`) ? href.slice(identity.origin.length) : href

const jsonLdOf = ({ tags }: BuiltPage): readonly Node[] =>
  tags
    .filter(({ attributes }) => attributes.get('type') === 'application/ld+json')
    .map(({ text }) => JSON.parse(text) as Node)

const nodesOf = (data: Node): readonly Node[] => (data['@graph'] as readonly Node[]) ?? [data]
