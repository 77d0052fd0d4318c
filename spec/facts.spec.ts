/** What can date, kept once: its form, its words, and the day somebody should look again. */
import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Fact, Unit } from '../site/content/facts/schema.ts'
import { dateFormat, dateIn } from '../site/i18n/date.ts'
import { numberIn } from '../site/i18n/number.ts'
import { factIn, facts, factValue } from '../site/facts/facts.ts'
import { overdueFacts } from '../site/facts/overdue.ts'
import { factProblems } from '../site/facts/problems.ts'
import { renderText } from '../site/prerender/page-text.ts'
import { valueIn } from '../site/facts/value.ts'
import { entryOf } from '../site/routes/entries.ts'
import { LANGUAGES } from '../site/routes/language.ts'

const good: Fact = {
  value: 37_500,
  unit: 'EUR',
  label: { fr: 'seuil de la franchise', en: 'exemption threshold' },
  checked: '2026-11-22',
  version: '2025-11-12',
  dated: 'stated',
  source: { title: 'Le texte', publisher: 'Le journal', url: 'https://example.org/texte' },
  review: '2027-01-31',
}
const complaints = (fact: object, name = 'a-name') =>
  factProblems({ topic: { [name]: { ...good, ...fact } } }).map(
    ({ file, what }) => `${file}: ${what}`,
  )

describe('a fact', () => {
  test('that is well written is accepted, and all of ours are', () => {
    expect(complaints({})).toEqual([])
    expect(factProblems()).toEqual([])
    expect(facts.size).toBeGreaterThan(60)
  })

  test.each([
    ['without a source', { source: undefined }, 'source'],
    [
      'whose source has no publisher',
      { source: { ...good.source, publisher: '' } },
      'source.publisher',
    ],
    [
      'read on a page that is not HTTPS',
      { source: { ...good.source, url: 'http://example.org' } },
      'source.url',
    ],
    ['without the date of the version that was read', { version: undefined }, 'version'],
    ['that does not say what this date is', { dated: undefined }, 'dated'],
    ['checked before its version came out', { version: '2026-11-23' }, 'version'],
    ['never to be looked at again', { review: '2026-11-22' }, 'review'],
    ['of no calendar day', { unit: 'date', value: '2026-02-30' }, 'value'],
    ['whose number is a text', { value: '37 500' }, 'value'],
    ['whose name is a number', { unit: 'name' }, 'value'],
    ['in a unit that nobody knows', { unit: 'leagues' }, 'unit'],
    ['without its English label', { label: { fr: 'seuil' } }, 'label.en'],
    ['whose words leave the value out', { reads: { fr: 'sous {value}', en: 'below' } }, 'reads.en'],
    ['with a field that nobody knows', { valeur: 1 }, ''],
  ])('%s is refused, with its file and field', (_what, change, field) => {
    const [first = ''] = complaints(change)
    expect(first).toContain(`site/content/facts/topic.ts: a-name.${field}`)
  })

  test('has a name that ids can be made of', () => {
    expect(complaints({}, 'A Name')[0]).toContain('A Name: is no name-like-this')
  })
})

describe('a value reads as its language writes it', () => {
  test.each<[Unit, number | string, string, string]>([
    ['minutes', 125, '2 h 05', '2 h 5 min'],
    ['minutes', 120, '2 h', '2 h'],
    ['minutes', 20, '20 min', '20 min'],
    ['EUR', 37_500, '37 500 €', '€37,500'],
    ['EUR', 35_000_000, '35 millions d’euros', '€35 million'],
    ['USD', 1_500_000, '1,5 million de dollars', '$1.5 million'],
    ['USD', 0.1, '0,10 $', '$0.10'],
    ['USD', 2, '2 $', '$2'],
    ['percent', 25.6, '25,6 %', '25.6%'],
    ['date', '2026-08-01', '1er août 2026', '1 August 2026'],
    ['hours', 72, '72 heures', '72 hours'],
    ['months', 1, '1 mois', '1 month'],
    ['people', 250, '250 personnes', '250 people'],
    ['tokens', 1_000_000, '1 million de tokens', '1 million tokens'],
    ['tokens', 1_050_000, '1 050 000 tokens', '1,050,000 tokens'],
    ['article', 22, 'article 22', 'Article 22'],
    ['number', 40_000, '40 000', '40,000'],
    ['number', 0.75, '0,75', '0.75'],
    ['name', 'Apache-2.0', 'Apache-2.0', 'Apache-2.0'],
  ])('%s %s', (unit, value, french, english) => {
    expect(valueIn('fr', unit, value).replaceAll('\u00A0', ' ')).toBe(french)
    expect(valueIn('en', unit, value).replaceAll('\u00A0', ' ')).toBe(english)
  })

  test('no line breaks between a number and what it counts', () => {
    const units = fc.constantFrom<Unit>(
      'EUR',
      'percent',
      'hours',
      'months',
      'dimensions',
      'article',
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        units,
        fc.integer({ min: 0, max: 99_999 }),
        (language, unit, value) => {
          expect(valueIn(language, unit, value)).not.toContain(' ')
        },
      ),
    )
  })

  test('a day is written as Intl would write it', () => {
    const days = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2060-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10)
        const format = (locale: string) =>
          new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
            new Date(day),
          )
        const plain = (text: string) => text.replaceAll('\u00A0', ' ')
        expect(plain(dateIn('fr', day))).toBe(format('fr').replace(/^1 /u, '1er '))
        expect(plain(dateIn('en', day))).toBe(format('en-GB'))
      }),
    )
  })
})

describe('by its id', () => {
  test('a text gets its words, its source and its dates, in each language', () => {
    expect(factIn('freelance.vat-services', 'fr')).toMatchObject({
      text: `${numberIn('fr', 37_500)}\u00A0€`,
      checked: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
      version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
      source: { url: expect.stringMatching(/^https:/u) },
    })
    expect(factIn('models.gpt-6-2-sol-input', 'en')?.text).toBe('$2 per million input tokens')
    expect(factIn('freelance.nothing', 'fr')).toBeUndefined()
  })

  test('what stands beside a publisher’s name is said in each language', () => {
    const spoken = /, .*\b(?:on|read|after|quot\w+|summary|text|mirrored|in|texte|d’après|avec)\b/u
    const mixed = [...facts].filter(
      ([, { source }]) => typeof source.publisher === 'string' && spoken.test(source.publisher),
    )
    expect(mixed.map(([id]) => id)).toEqual([])
    const [id, fact] = [...facts].find(([, { source }]) => typeof source.publisher !== 'string')!
    expect(factIn(id, 'fr')!.source.publisher).not.toBe(factIn(id, 'en')!.source.publisher)
    expect(fact.source.publisher).toEqual({
      fr: factIn(id, 'fr')!.source.publisher,
      en: factIn(id, 'en')!.source.publisher,
    })
  })

  test('no line of a source’s title begins with a French mark', () => {
    const broken = [...facts.keys()].filter((id) =>
      / [:;?!»€%]|« /u.test(factIn(id, 'fr')!.source.title),
    )
    expect(broken).toEqual([])
  })

  test('the first of a month is said as French says it', () => {
    const said = dateFormat('fr', { dateStyle: 'full', timeZone: 'UTC' })
    expect(said(Date.parse('2026-10-01'))).toBe('jeudi 1er octobre 2026')
    expect(said(Date.parse('2026-10-11'))).toBe('dimanche 11 octobre 2026')
    const short = dateFormat('fr', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
    expect(short(Date.parse('2026-10-21T01:00Z'))).toMatch(/^21 oct/u)
    expect(dateFormat('en', { dateStyle: 'long' })(Date.parse('2026-10-01'))).toBe('1 October 2026')
  })

  test('a page’s text prints it with its source, and another id is a problem of that line', () => {
    const entry = entryOf('glossaire-rag')
    const { html, problems } = renderText('Sous :fact[freelance.vat-services] par an.', entry, 'fr')
    expect(html).toContain(`${numberIn('fr', 37_500)}\u00A0€`)
    expect(html).toContain(facts.get('freelance.vat-services')!.source.url)
    expect(problems).toEqual([])
    const wrong = renderText('Sous :fact[freelance.vat-service].', entry, 'fr')
    expect(wrong.problems[0]?.what).toContain('freelance.vat-services')
  })

  test('code gets the raw value, of the type it has', () => {
    expect(factValue('freelance.vat-services')).toBe(37_500)
    expect(factValue('ai-act.high-risk-uses-apply')).toBe('2027-12-02')
    expectTypeOf(factValue('freelance.vat-services')).toEqualTypeOf<number>()
    expectTypeOf(factValue('ai-act.high-risk-uses-apply')).toEqualTypeOf<string>()
    // @ts-expect-error: an id that does not exist does not compile.
    expect(factValue('freelance.nothing')).toBeUndefined()
  })
})

describe('the day to look again', () => {
  const dated = [
    ['a.soon', { review: '2027-01-10' }],
    ['a.late', { review: '2026-12-01' }],
    ['a.today', { review: '2027-01-01' }],
    ['a.later', { review: '2026-12-20' }],
  ] as const

  test('facts that are past it are told, the oldest first, counted in days', () => {
    expect(overdueFacts(dated, '2027-01-01')).toEqual([
      { id: 'a.late', review: '2026-12-01', days: 31 },
      { id: 'a.later', review: '2026-12-20', days: 12 },
    ])
  })

  test('the day itself is not too late', () => {
    expect(overdueFacts(dated, '2026-12-01')).toEqual([])
  })
})
