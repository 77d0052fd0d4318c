/** What every page of the build owes to readers without scripts and to search engines. */
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { identity } from '../site/identity.ts'
import { PAGES } from '../site/routes/table.ts'
import { addresses, faults, readPages, valuesOf, type BuiltPage } from './support/built.ts'
import { textsOf } from './support/markup.ts'

const origin = inject('origin')
let pages: readonly BuiltPage[]
let byAddress: ReadonlyMap<string, BuiltPage>

beforeAll(async () => {
  pages = await readPages(origin)
  byAddress = new Map(pages.map((page) => [page.address, page]))
})

/** Pages that exist: `/preview` is one of the addresses, and is not found. */
const found = () => pages.filter(({ path }) => path !== '/preview')

describe('every address', () => {
  test('the build knows every address of the table, in both languages', () => {
    const known = new Set(addresses.map(({ address }) => address))
    const wanted = PAGES.flatMap(({ fr, en }: { fr: readonly string[]; en: readonly string[] }) => [
      ...fr.flatMap((path) => (path === '/fr' ? [path] : [path, `${path}?lang=en`])),
      ...en,
    ])
    expect(wanted.filter((address) => !known.has(address))).toEqual([])
    expect(known.size).toBeGreaterThan(400)
  })

  test('[2.5.1] [2.5.3] answers 200 with a page in its language', () => {
    expect(
      faults(found(), ({ status, headers, tags, language, inline }) => [
        status !== 200 && `status ${status}`,
        headers['content-language'] !== language && `content-language says otherwise`,
        tags.find(({ name }) => name === 'html')?.attributes.get('lang') !== language &&
          'html lang says otherwise',
        inline.language !== language && 'its data is in another language',
      ]),
    ).toEqual([])
  })

  test('has one h1, a main part, and no id twice', () => {
    expect(
      faults(pages, (page) => {
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
    ).toEqual([])
  })

  test('opens with a paragraph of 40 to 60 words', () => {
    expect(
      faults(found(), ({ html, data }) => {
        const lead = oneLine(data?.lead ?? '')
        const words = lead.split(' ').filter((run) => /[\p{L}\p{N}]/u.test(run)).length
        return [
          (words < 40 || words > 60) && `${words} words`,
          !textsOf(html, 'p').includes(lead) && 'its lead is not on the page',
        ]
      }),
    ).toEqual([])
  })

  test('comes with a data file that says the same, head included, and says nothing twice', () => {
    expect(
      faults(found(), ({ html, inline, data }) => {
        if (data === undefined) return ['has no data file']
        const { head, html: body, ...rest } = data
        const { page } = inline
        return [
          oneLine(head?.title ?? '') !== textsOf(html, 'title')[0] && 'another title',
          body !== undefined && !html.includes(body) && 'another text',
          inline.screen !== data.screen && 'another screen',
          page !== undefined && JSON.stringify(page) !== JSON.stringify(rest) && 'other data',
          JSON.stringify(page ?? '').length > 2500 && body === undefined && 'carries its data',
        ]
      }),
    ).toEqual([])
  })
})

describe('for search engines', () => {
  test('title and description are there, and unique per page and language', () => {
    const first = new Map<string, string>()
    expect(
      faults(found(), (page) => {
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
    ).toEqual([])
  })

  test('the canonical address is one of ours, and its own canonical', () => {
    expect(
      faults(found(), (page) => {
        const all = canonicalOf(page)
        const there = byAddress.get(ownAddress(all[0] ?? ''))
        return [
          all.length !== 1 && `${all.length} canonical addresses`,
          there === undefined && `${all[0]} is no page`,
          there && canonicalOf(there)[0] !== all[0] && 'its canonical page names another',
          there && there.data?.id !== page.data?.id && 'its canonical is another page',
          there && there.language !== page.language && 'its canonical is in the other language',
        ]
      }),
    ).toEqual([])
  })

  test('hreflang is reciprocal, and has a default', () => {
    expect(
      faults(found(), (page) => {
        const own = alternatesOf(page)
        return [
          Object.keys(own).sort().join() !== 'en,fr,x-default' &&
            `hreflang of ${Object.keys(own).join()}`,
          own[page.language] !== canonicalOf(page)[0] && 'its own language leads elsewhere',
          own['x-default'] !== own['fr'] && 'the default is not French',
          ...Object.entries(own).map(([language, href]) => {
            const there = byAddress.get(ownAddress(href))
            if (there === undefined) return `${href} is no page`
            if (language !== 'x-default' && there.language !== language)
              return `${href} is not in ${language}`
            return (
              JSON.stringify(alternatesOf(there)) !== JSON.stringify(own) &&
              `${href} does not answer`
            )
          }),
        ]
      }),
    ).toEqual([])
  })

  test.runIf(identity.sample)('while the owner is a sample, no page may be indexed', () => {
    expect(
      faults(pages, (page) => [
        valuesOf(page, 'meta', 'content', { name: 'robots' }).join() !== 'noindex' && 'is indexed',
      ]),
    ).toEqual([])
  })

  test('structured data parses, and says what kind of thing it describes', () => {
    expect(
      faults(pages, (page) =>
        jsonLdOf(page).flatMap((data) => [
          data['@context'] !== 'https://schema.org' && 'no context',
          ...nodesOf(data).map(
            (node) => !KINDS.has(String(node['@type'])) && `type ${String(node['@type'])}`,
          ),
        ]),
      ),
    ).toEqual([])
  })

  test('breadcrumbs are numbered and lead to pages of ours', () => {
    expect(
      faults(found(), (page) =>
        jsonLdOf(page)
          .filter((data) => data['@type'] === 'BreadcrumbList')
          .flatMap((data) =>
            (data['itemListElement'] as readonly Node[]).flatMap(({ position, name, item }, at) => [
              position !== at + 1 && `crumb ${at + 1} has position ${String(position)}`,
              String(name).length < 2 && `crumb ${at + 1} has no name`,
              !byAddress.has(ownAddress(String(item))) && `crumb ${String(item)} is no page`,
            ]),
          ),
      ),
    ).toEqual([])
  })

  test('articles and comparisons are articles', () => {
    const long = found().filter(({ inline }) => /article|comparison/u.test(inline.screen))
    expect(long.length).toBeGreaterThan(50)
    expect(
      faults(long, (page) => {
        const article = jsonLdOf(page).find((data) => data['@type'] === 'Article')
        return [
          article?.['headline'] !== page.data?.heading && 'no headline',
          !/^\d{4}-\d\d-\d\d$/u.test(String(article?.['dateModified'])) && 'no date',
          article?.['inLanguage'] !== page.language && 'in another language',
        ]
      }),
    ).toEqual([])
  })

  test('[1.0.49] [9.0.68] prices are in EUR and on quote', () => {
    for (const [address, words] of [
      ['/', 'Sur devis'],
      ['/en', 'On quote'],
    ] as const) {
      const nodes = jsonLdOf(byAddress.get(address)!).flatMap(nodesOf)
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
