import { describe, expect, test } from 'vitest'
import { policyText } from '../../site/prerender/content-policy.ts'
import { LONGEST_HEADER, MOST_RULES, staticHostFiles } from '../../site/prerender/static-host.ts'
import type { PageFile, SiteManifest } from '../../site/server/manifest.ts'
import { manifest, published } from '../support/dist.ts'

const BOOT = 'boot()'
const file = (name: string): PageFile => ({ file: `${name}.html`, policy: 0 })
const EMPTY = { fr: file('404'), en: file('404.en') }

/** A site of so many pages, some of them with an address below `/en`. */
const siteOf = (count: number, hasEnglish: (number: number) => boolean): SiteManifest => {
  const numbers = Array.from({ length: count }, (_, number) => number)
  const english = numbers.filter(hasEnglish)
  return {
    build: 'b',
    pages: Object.fromEntries([
      ...numbers.map((number) => [
        `/page-${number}`,
        {
          fr: file(`page-${number}`),
          en: file(hasEnglish(number) ? `en/page-${number}` : `page-${number}.en`),
        },
      ]),
      ...english.map((number) => [`/en/page-${number}`, { en: file(`en/page-${number}`) }]),
    ]),
    counterparts: Object.fromEntries(
      english.map((number) => [`/en/page-${number}`, { fr: `/page-${number}` }]),
    ),
    redirects: { '/old': { to: '/', status: 308 } },
    errors: { 404: EMPTY, 500: EMPTY },
    measures: true,
    policies: [],
    deskSheet: '/assets/desk.css',
  }
}

const textOf = (name: string, site: SiteManifest, styles: readonly string[] = ['a{}']): string =>
  String(staticHostFiles(site, BOOT, styles).find(([one]) => one === name)?.[1])
const rulesOf = (site: SiteManifest) => textOf('_redirects', site).trim().split('\n')

/** Where a host leads: the first rule whose pattern and query match. */
const leads = (rules: readonly string[], path: string, language: string): string | undefined => {
  for (const rule of rules) {
    const parts = rule.split(' ')
    const query = parts.find((part) => part.startsWith('lang='))
    const [pattern = ''] = parts
    const [to = '', status = ''] = parts.slice(query === undefined ? 1 : 2)
    const [, splat] = new RegExp(`^${pattern.replace('*', '(.*)')}$`, 'u').exec(path) ?? [undefined]
    const matches = pattern.endsWith('*') ? splat !== undefined : pattern === path
    if (matches && (query === undefined || query === `lang=${language}`))
      return `${to.replace(':splat', splat ?? '')} ${status}`
  }
  return undefined
}

describe('the rules for static hosts', () => {
  test.each([
    ['none', () => false],
    ['few', (number: number) => number % 10 === 0],
    ['most', (number: number) => number % 10 !== 0],
    ['all', () => true],
  ] as const)(
    'with 4,000 documents, %s of them below /en, they stay under what hosts take',
    (_, has) => {
      const probe = siteOf(20, has)
      const perPage = Object.values(probe.pages).flatMap((one) => Object.values(one)).length / 20
      const site = siteOf(Math.round(4000 / perPage), has)
      const rules = rulesOf(site)
      expect(rules.length).toBeLessThanOrEqual(MOST_RULES)
      for (const [path, { en }] of Object.entries(site.pages))
        expect(`${path} ${leads(rules, path, 'en')}`).toBe(`${path} /${en?.file} 200!`)
      for (const [path, { fr }] of Object.entries(site.counterparts))
        expect(leads(rules, path, 'fr')).toBe(`${fr} 308`)
      expect(leads(rules, '/old', 'fr')).toBe('/ 308')
      expect(leads(rules, '/page-1', 'fr')).toBeUndefined()
    },
  )

  test('where they would be too many, no rule leads to a file that is not there', () => {
    const rules = rulesOf(siteOf(9000, (number) => number % 2 === 0))
    expect(rules.length).toBeLessThanOrEqual(MOST_RULES)
    expect(leads(rules, '/page-2', 'en')).toBeUndefined()
    expect(leads(rules, '/page-3', 'en')).toBeUndefined()
    expect(leads(rules, '/en/page-2', 'fr')).toBe('/page-2 308')
  })

  test('those of the site lead each address to its file', () => {
    const rules = published('_redirects').trim().split('\n')
    expect(rules.length).toBeLessThanOrEqual(MOST_RULES)
    const wrong = [
      ...Object.entries(manifest.pages).flatMap(([path, { en }]) =>
        en && leads(rules, path, 'en') !== `/${en.file} ${en.status ?? 200}!` ? [path] : [],
      ),
      ...Object.entries(manifest.counterparts).flatMap(([path, { fr }]) =>
        fr !== undefined && leads(rules, path, 'fr') !== `${fr} 308` ? [path] : [],
      ),
    ]
    expect(wrong).toEqual([])
  })
})

describe('the headers for static hosts', () => {
  const longest = (text: string) => Math.max(...text.split('\n').map((line) => line.length))

  test('no line is longer than hosts take, however many style elements there are', () => {
    for (const count of [1, 10, 30, 40, 400]) {
      const styles = Array.from({ length: count }, (_, number) => `a{order:${number}}`)
      const text = textOf(
        '_headers',
        siteOf(1, () => false),
        styles,
      )
      expect(longest(text)).toBeLessThanOrEqual(LONGEST_HEADER)
      const named = text.includes(policyText(BOOT, styles))
      expect(text.includes("style-src 'self' 'unsafe-inline'")).toBe(!named)
      expect(named).toBe(count <= 30)
      // Scripts are named whatever styles are.
      expect(text).toMatch(/script-src 'self' 'sha256-[^']+'/u)
    }
  })

  test('those of the site hold in what hosts take, and let no script run but by its hash', () => {
    const text = published('_headers')
    expect(longest(text)).toBeLessThanOrEqual(LONGEST_HEADER)
    expect(text).toMatch(/script-src 'self' 'sha256-[^' ]+';/u)
    // Our own server names each page's style.
    for (const policy of manifest.policies) expect(policy).not.toContain('unsafe')
    expect(text.match(/^\//gmu)?.length).toBeLessThanOrEqual(100)
  })
})
