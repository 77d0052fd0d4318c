/** Laws of addresses: one form each, one file each, and every way back leads where it came from. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answer } from '../site/prerender/development.ts'
import {
  addressIn,
  addressOfFile,
  fileNameAt,
  fileNameOf,
  normalPath,
  restOf,
  urlOf,
  withoutLanguage,
} from '../site/routes/address.ts'
import { entries, hrefTo } from '../site/routes/entries.ts'
import { canonicalPath, counterpart } from '../site/routes/href.ts'
import { LANGUAGES, prefixLanguage } from '../site/routes/language.ts'
import { resolve } from '../site/routes/resolve.ts'
import { ALL, anyPath } from './support/any-address.ts'
import { shownAt } from './support/rendered.ts'

describe('the one form of a path', () => {
  test('taking it twice changes nothing, and it never names another site', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const normal = normalPath(path)
        expect(normalPath(normal)).toBe(normal)
        expect(normal.startsWith('/')).toBe(true)
        expect(path.startsWith('//') || new URL(normal, 'http://site').host === 'site').toBe(true)
      }),
    )
  })

  test.each([
    ['/', '/'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/ia/', '/ia'],
    ['/ia.html', '/ia'],
    ['/ia/index.html', '/ia'],
    ['/ia.html/', '/ia'],
    ['/ia.html.html', '/ia'],
    ['/en/', '/en'],
    ['/ia//', '/ia//'],
    ['//evil.example/', '//evil.example/'],
    ['/x.htm', '/x.htm'],
  ])('%s is %s', (path, normal) => {
    expect(normalPath(path)).toBe(normal)
  })

  test('every address of the site is in its one form', () => {
    expect(ALL.filter(({ path }) => normalPath(path) !== path)).toEqual([])
  })
})

describe('files', () => {
  test('every page and language has a file of its own, even where case does not count', () => {
    const names = ALL.map(({ path, language }) => fileNameOf(path, language).toLowerCase())
    expect(new Set(names).size).toBe(ALL.length)
    expect(names.filter((name) => !/^[\w/-]+(\.en)?$/u.test(name))).toEqual([])
  })

  test('browser and prerender name the same file', () => {
    for (const { path, language } of ALL)
      expect(fileNameAt(urlOf(addressIn(path, language)))).toBe(fileNameOf(path, language))
  })

  test('a file name leads back to the address that it was made of', () => {
    for (const { path, language, entry } of ALL)
      expect(resolve(urlOf(addressOfFile(fileNameOf(path, language))))).toMatchObject({
        kind: 'page',
        language,
        entry: { id: entry.id },
      })
  })

  // Each answer is a whole page, drawn for it: one of each screen shows that all are found so.
  const ofEachScreen = LANGUAGES.flatMap((spoken) => {
    const spokenHere = ALL.filter(({ language }) => language === spoken)
    return [...new Map(spokenHere.map((one) => [one.entry.screen, one])).values()]
  })
  test.each(ofEachScreen)(
    'the development server finds the page that the file name of $path stands for',
    async ({ path, language, entry }) => {
      const { status, body } = await answer(`/data/entry-client/${fileNameOf(path, language)}.json`)
      const page = JSON.parse(String(body)) as Record<string, unknown>
      expect([status, page['id'], page['path'], page['language']]).toEqual([
        200,
        entry.id,
        path,
        language,
      ])
    },
  )
})

describe('both languages', () => {
  test('taking off the prefix leaves what it was put on', () => {
    for (const { path } of ALL.filter((each) => prefixLanguage(each.path) === undefined)) {
      const below = path === '/' ? '' : path
      expect(LANGUAGES.map((language) => withoutLanguage(`/${language}${below}`))).toEqual([
        path,
        path,
      ])
    }
  })

  test('a page’s canonical addresses lead to it, each in its language', () => {
    for (const entry of entries)
      for (const language of LANGUAGES) {
        expect(hrefTo(entry.id, language)).toBe(canonicalPath(entry, language))
        expect(resolve(urlOf(canonicalPath(entry, language)))).toMatchObject({
          kind: 'page',
          language,
          entry: { id: entry.id },
        })
      }
  })

  test('canonical addresses are unique', () => {
    for (const language of LANGUAGES) {
      const hrefs = entries.map((entry) => canonicalPath(entry, language))
      expect(new Set(hrefs).size).toBe(entries.length)
    }
  })

  test('the counterpart of an address shows the same page in the language asked for', () => {
    for (const { path, entry } of ALL)
      for (const language of LANGUAGES)
        expect(resolve(urlOf(counterpart(entry, path, language)))).toMatchObject({
          kind: 'page',
          language,
          entry: { id: entry.id },
        })
  })

  test('there and back again leads to the same page, and from a canonical address to itself', () => {
    for (const entry of entries)
      for (const language of LANGUAGES) {
        const other = language === 'fr' ? 'en' : 'fr'
        const there = urlOf(
          counterpart(entry, canonicalPath(entry, language).split('?')[0] ?? '', other),
        )
        const back = counterpart(entry, there.pathname, language)
        expect(back).toBe(canonicalPath(entry, language))
      }
  })

  test('alternates are reciprocal: each page of a pair names both, and itself', async () => {
    for (const entry of entries) {
      const heads = await Promise.all(
        LANGUAGES.map(
          async (language) => (await shownAt(canonicalPath(entry, language))).page.head,
        ),
      )
      expect(heads[0]?.alternates).toEqual(heads[1]?.alternates)
      const { fr, en } = heads[0]?.alternates ?? {}
      expect(heads.map((head) => head?.canonical)).toEqual([fr, en])
    }
  })

  test('a query keeps all but its language', () => {
    expect(restOf(new URLSearchParams('a=1&lang=fr&b=é&lang=en'))).toBe('?a=1&b=%C3%A9')
    expect(restOf(new URLSearchParams('lang=fr'))).toBe('')
  })
})
