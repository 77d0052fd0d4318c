/** Typography that is set by rule: apostrophes, and the spaces of French that must not break. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadContent } from '../site/content/load.ts'
import { clinging, english, french, typeset } from '../site/content/typography.ts'

const NBSP = '\u00A0'

/** Texts full of what typography is about. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(' ', NBSP, "'", '«', '»', ':', ';', '?', '!', '€', '%', '1 000', '20', 'mot'),
      fc.string({ maxLength: 4, unit: 'grapheme' }),
    ),
  )
  .map((parts) => parts.join(''))

/** A text without its spaces, its apostrophes curved. */
const bare = (each: string) => each.replace(/[ \u00A0]/gu, '').replaceAll("'", '’')

describe('both languages', () => {
  test.each([
    ['french', french],
    ['english', english],
  ])('%s: setting it twice changes nothing', (_name, set) => {
    fc.assert(
      fc.property(text, (raw) => {
        expect(set(set(raw))).toBe(set(raw))
      }),
    )
  })

  test.each([
    ['french', french],
    ['english', english],
  ])('%s: no word is changed, apostrophes and spaces aside', (_name, set) => {
    fc.assert(
      fc.property(text, (raw) => {
        expect(bare(set(raw))).toBe(bare(raw))
        expect(set(raw)).not.toContain("'")
      }),
    )
  })
})

describe('French', () => {
  test('no line can break before : ; ? ! » € %, nor after «', () => {
    fc.assert(
      fc.property(text, (raw) => {
        expect(french(raw)).not.toMatch(/ [:;?!»€%]|« |«(?!\u00A0)/u)
      }),
    )
  })

  test.each([
    ["l'IA", 'l’IA'],
    ['Où ? Là !', `Où${NBSP}? Là${NBSP}!`],
    ['« mot »', `«${NBSP}mot${NBSP}»`],
    ['«mot»', `«${NBSP}mot»`],
    ['1 500 000 €', `1${NBSP}500${NBSP}000${NBSP}€`],
    ['10 fois 2025', '10 fois 2025'],
    ['à 50 $ l’heure', `à 50${NBSP}$ l’heure`],
    ['6 h 40 de travail', `6${NBSP}h${NBSP}40 de travail`],
    ['x = 1 $json, 3 hommes', 'x = 1 $json, 3 hommes'],
    ['à 12:30, https://x.fr?y=1', 'à 12:30, https://x.fr?y=1'],
  ])('%s', (raw, set) => {
    expect(french(raw)).toBe(set)
  })
})

describe('running French text', () => {
  test.each([
    ['Gardez-le.', 'Gardez-|le.'],
    ['coûte-t-elle', 'coûte-|t-|elle'],
    ['apportez-les-moi', 'apportez-|les-|moi'],
    ['celui-là même', 'celui-|là même'],
    ['un garde-fou, vis-à-vis', 'un garde-fou, vis-à-vis'],
    ['porte-la-neige', 'porte-la-neige'],
    ['GPT-4', 'GPT-4'],
  ])('a line does not end before what clings to a word: %s', (raw, joined) => {
    expect(clinging(raw)).toBe(joined.replaceAll('|', '\u2060'))
  })

  test('setting it twice changes nothing, and no letter is changed', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('-le', '-t-il', '-vous', ''), (raw, end) => {
        const set = clinging(raw + end)
        expect(clinging(set)).toBe(set)
        expect(set.replaceAll('\u2060', '')).toBe((raw + end).replaceAll('\u2060', ''))
      }),
    )
  })
})

test('English keeps its spaces', () => {
  expect(english("It's 20 % : why ?")).toBe('It’s 20 % : why ?')
})

test('every text of a record is set in its own language, and nothing else is', () => {
  const { records } = loadContent()
  for (const record of records.values()) {
    expect(typeset(record)).toEqual(record)
    expect(JSON.stringify(record.fr)).not.toMatch(/'| [:;?!»€%]|« /u)
    expect(JSON.stringify(record.en)).not.toContain("'")
  }
})
