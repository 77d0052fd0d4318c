/** Section 2.5: which language an address shows, and how one gets to the other. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languageOptions } from '../site/layout/language-options.ts'
import { askedElsewhere, urlOf } from '../site/routes/address.ts'
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  languageOf,
  prefixLanguage,
  QUERY_LANGUAGES,
} from '../site/routes/language.ts'
import { addresses, resolve } from '../site/routes/resolve.ts'
import { languageAt, pageAt, shownAt } from './support/rendered.ts'

const languageAtUrl = (address: string) => {
  const { pathname, searchParams } = urlOf(address)
  return languageOf(pathname, searchParams)
}

/** Values that a query may carry, the accepted ones among them. */
const asked = fc.oneof(
  fc.constantFrom('fr', 'en', 'es', 'EN', 'fr,en', '', 'constructor'),
  fc.string({ maxLength: 4 }),
)
const path = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/u), { maxLength: 3 })
  .map((segments) => `/${segments.join('/')}`)
  .filter((each) => prefixLanguage(each) === undefined)

describe('which language', () => {
  test('[2.5.1] the site speaks French, its default, and English', async () => {
    expect([LANGUAGES, DEFAULT_LANGUAGE]).toEqual([['fr', 'en'], 'fr'])
    const languages = addresses().map(({ language }) => language)
    expect(new Set(languages)).toEqual(new Set(['fr', 'en']))
    expect((await shownAt('/')).page.language).toBe('fr')
  })

  test('[2.5.3] the prefix of the path says it, whatever the query asks', () => {
    fc.assert(
      fc.property(path, fc.constantFrom('fr', 'en'), asked, (each, prefix, lang) => {
        const query = new URLSearchParams({ lang })
        expect(languageOf(`/${prefix}${each === '/' ? '' : each}`, query)).toBe(prefix)
      }),
    )
  })

  test('[2.5.3] without a prefix the query says it, and without both it is French', () => {
    fc.assert(
      fc.property(path, asked, (each, lang) => {
        const expected = lang === 'en' ? 'en' : 'fr'
        expect(languageOf(each, new URLSearchParams({ lang }))).toBe(expected)
        expect(languageOf(each, new URLSearchParams())).toBe('fr')
      }),
    )
    expect(languageAtUrl('/ia?lang=fr&lang=en')).toBe('fr')
  })

  test('a prefix is a whole segment', () => {
    expect(['/english', '/french', '/en-us', '/x/en', '/EN'].map(prefixLanguage)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    )
  })

  test('[2.5.4] [5.0.11] [9.0.66] ?lang takes fr and en; the page shows French for any other value', async () => {
    expect(QUERY_LANGUAGES).toEqual(['fr', 'en'])
    expect((await shownAt('/ia?lang=es')).page.language).toBe('fr')
    for (const lang of [undefined, null, '', 'fr', 'de', 'constructor'])
      expect(languageOptions(lang).map(({ code }) => code)).toEqual(['fr', 'en'])
  })

  test('[2.5.4] [5.0.11] [9.0.66] in the other reading es is accepted: shown in French, offered as coming soon', () => {
    const options = languageOptions('es')
    expect(options.map(({ code, comingSoon }) => [code, comingSoon])).toEqual([
      ['fr', false],
      ['en', false],
      ['es', true],
    ])
    expect(languageAtUrl('/ia?lang=es')).toBe('fr')
  })

  test('[2.5.10] an option has code, name, native name, full name, disabled and coming soon', () => {
    for (const option of languageOptions('es'))
      expect(option).toEqual({
        code: expect.stringMatching(/^[a-z]{2}$/u),
        name: option.code.toUpperCase(),
        nativeName: expect.stringMatching(/^\p{L}+$/u),
        fullName: expect.stringContaining(option.nativeName),
        disabled: expect.any(Boolean),
        comingSoon: expect.any(Boolean),
      })
  })
})

/** Language and address of each choice in a page's switchers. */
const switcherIn = (body: string) =>
  [...body.matchAll(/<a [^>]*>/gu)].flatMap(([tag]) => {
    const lang = / hreflang="(?<lang>\w+)"/iu.exec(tag)?.groups?.['lang']
    const to = / href="(?<to>[^"]*)"/u.exec(tag)?.groups?.['to']
    return lang === undefined ? [] : [[lang, to] as const]
  })

describe('the other language', () => {
  test('[2.5.7] every page leads to itself in both languages, by its switcher', async () => {
    const faults: string[] = []
    for (const { path: address, language } of addresses()) {
      const here = language === 'en' && languageAt(address) === 'fr' ? '?lang=en' : ''
      const { page, body } = await shownAt(address + here)
      for (const other of LANGUAGES) {
        const href = page.alternates[other]
        const found = resolve(urlOf(href))
        const arrives = found.kind === 'page' && found.language === other
        if (!arrives || pageAt(href) !== page.id) faults.push(`${address}${here} → ${href}`)
        const linked = switcherIn(body).some(([lang, to]) => lang === other && to === href)
        if (!linked) faults.push(`${address}${here} does not link ${href}`)
      }
    }
    expect(faults).toEqual([])
  })

  test('an address of one language asked for in the other leads there, and only then', () => {
    for (const { path: address, entry } of addresses()) {
      const own = prefixLanguage(address)
      const other = own === 'en' ? 'fr' : 'en'
      const found = resolve(urlOf(`${address}?lang=${other}&x=1`))
      const expected = own === undefined ? 'page' : 'redirect'
      expect([address, found.kind]).toEqual([address, expected])
      if (found.kind !== 'redirect') continue
      const arrival = resolve(urlOf(found.to))
      expect(arrival).toMatchObject({ kind: 'page', language: other, entry: { id: entry.id } })
      expect(found.to).toMatch(/[?&]x=1$/u)
    }
  })

  test('no language is asked for elsewhere where path and query agree, or one says nothing', () => {
    fc.assert(
      fc.property(path, asked, (each, lang) => {
        const query = new URLSearchParams({ lang })
        expect(askedElsewhere(each, query)).toBeUndefined()
        expect(askedElsewhere('/en/ia', query)).toBe(lang === 'fr' ? 'fr' : undefined)
        expect(askedElsewhere('/fr', query)).toBe(lang === 'en' ? 'en' : undefined)
      }),
    )
  })
})
