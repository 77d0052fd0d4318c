/** What the owner promises is said once: no two pages give two delays, two rates or two hours. */
import { describe, expect, test } from 'vitest'
import { entries, textOf } from '../site/routes/entries.ts'
import { LANGUAGES } from '../site/routes/language.ts'
import { WORDS as CONTACT } from '../site/pages/contact/page-words.ts'

/** Pages that speak of how one works with the owner, and what they say in each language. */
const OFFERS = ['main', 'service', 'question', 'city', 'region', 'tool', 'legal']
const texts = LANGUAGES.flatMap((language) => [
  { at: `contact, ${language}`, text: JSON.stringify(CONTACT[language]) },
  ...entries
    .filter(({ family }) => OFFERS.includes(family))
    .map((entry) => ({
      at: `${entry.id}, ${language}`,
      text: `${JSON.stringify(entry.record[language])} ${textOf(entry, language) ?? ''}`,
    })),
])

/** What is promised of the owner's time or result, and a sentence that would be found. */
const PROMISES = [
  [
    'a delay in French',
    /\b(?:je (?:vous )?r[ée]pond\S*|réponse)\s[^.;]{0,30}\b((?:sous|d’ici|en moins de|dans les) [^.;]{0,20}(?:heures?|jours?|h)\b)/giu,
    'Je réponds sous 48 heures.',
  ],
  [
    'a delay in English',
    /\b(?:I (?:reply|answer|respond)|reply|response)\s[^.;]{0,30}\b((?:within|in under|in less than) [^.;]{0,20}(?:hours?|days?)\b)/giu,
    'I always reply within two working days.',
  ],
  [
    'hours',
    /\b((?:joignable|disponible|ouvert|reachable|available|open)\b[^.;]{0,20}\b(?:de|from) \d{1,2} ?(?:h|am|:))/giu,
    'Joignable de 9 h à 18 h.',
  ],
  [
    'a guarantee',
    /\b((?:je garantis|garantie de|satisfait ou remboursé|I guarantee|money back)\b)/giu,
    'I guarantee the result.',
  ],
] as const

/** Where a promise stands, by what it promises. */
const said = (pattern: RegExp): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const { at, text } of texts)
    for (const [, one = '', other = ''] of text.matchAll(pattern)) {
      const value = (one || other).replaceAll(/[\s\u{A0}\u{202F},.]/gu, '').toLowerCase()
      found.set(value, [...(found.get(value) ?? []), at])
    }
  return found
}

describe('two pages never give two targets', () => {
  test('a day of work has one example rate', () => {
    const rates = said(
      /(\d[\d\s\u{A0}\u{202F}]*)(?:€|euros) (?:par jour|la journée)|(?:€|rate of |at )(\d[\d,]*)(?: euros)? (?:a|per) day/gu,
    )
    expect([...rates.keys()]).toHaveLength(1)
    expect([...rates.values()].flat().length).toBeGreaterThan(2)
  })

  test('a first call lasts as long everywhere', () => {
    const lengths = said(
      /\b(quarante-cinq|trente|vingt|\d+) minutes(?= avec la personne)|\b(forty-five|thirty|twenty|\d+)[- ]minutes?(?= call| with (?:the person|whoever))/giu,
    )
    const inFrench = [...lengths.keys()].map((length) =>
      length === 'forty-five' ? 'quarante-cinq' : length,
    )
    expect(new Set(inFrench)).toEqual(new Set(['quarante-cinq']))
  })

  test.each(PROMISES)(
    '%s is promised nowhere: it would be one sentence, in one place',
    (_, pattern, sample) => {
      expect(sample).toMatch(pattern)
      expect(Object.fromEntries(said(pattern))).toEqual({})
    },
  )
})
