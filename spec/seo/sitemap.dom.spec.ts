import { describe, expect, test } from 'vitest'
import { entries } from '../../site/routes/entries.ts'
import { canonicalPath } from '../../site/routes/href.ts'
import { LANGUAGES } from '../../site/routes/language.ts'
import { absolute } from '../../site/seo/head.ts'
import { robots } from '../../site/seo/robots.ts'
import { sitemap } from '../../site/seo/sitemap.ts'
import { parseXml, textsOf } from './xml.ts'

const urls = [...parseXml(sitemap()).getElementsByTagName('url')]
const locations = urls.flatMap((url) => textsOf(url, 'loc'))
const alternatesOf = (url: Element) =>
  new Map(
    [...url.getElementsByTagName('xhtml:link')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  )

describe('sitemap.xml', () => {
  test('lists the canonical address of every page once per language, and nothing else', () => {
    const expected = entries.flatMap((entry) =>
      LANGUAGES.map((language) => absolute(canonicalPath(entry, language))),
    )
    expect([...locations].sort()).toEqual(expected.toSorted())
    expect(new Set(locations).size).toBe(locations.length)
  })

  test('names reciprocal alternates: both languages, each in its own entry, French by default', () => {
    const byLocation = new Map(urls.map((url, index) => [locations[index], alternatesOf(url)]))
    for (const [location, alternates] of byLocation) {
      expect([...alternates.keys()]).toEqual(['fr', 'en', 'x-default'])
      expect([...alternates.values()]).toContain(location)
      expect(alternates.get('x-default')).toBe(alternates.get('fr'))
      for (const language of LANGUAGES)
        expect(byLocation.get(alternates.get(language) ?? '')).toEqual(alternates)
    }
  })

  test('carries the date and the priority of the page', () => {
    const home = urls[locations.indexOf(absolute('/'))]
    const [entry] = entries
    if (home === undefined || entry === undefined) throw new Error('the home page is not listed')
    expect(textsOf(home, 'lastmod')).toEqual([entry.record.updated])
    expect(textsOf(home, 'priority')).toEqual(['1.0'])
    for (const url of urls) expect(textsOf(url, 'lastmod').join()).toMatch(/^\d{4}-\d{2}-\d{2}$/u)
  })

  test('survives addresses and dates that need care', () => {
    const [entry] = entries
    if (entry === undefined) throw new Error('there are no pages')
    const odd = { ...entry, fr: ['/a&b<"c'], en: [], record: { ...entry.record, updated: '' } }
    const parsed = parseXml(sitemap([odd]))
    expect(textsOf(parsed, 'loc')).toEqual([absolute('/a&b<"c'), absolute('/a&b<"c?lang=en')])
    expect(textsOf(parsed, 'lastmod')).toEqual([])
  })

  test('is named by robots.txt, which keeps crawlers out of nothing', () => {
    expect(robots()).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/mu)
    expect(robots()).toMatch(/^User-agent: \*\nAllow: \/$/mu)
    expect(robots()).not.toMatch(/^Disallow/imu)
  })
})
