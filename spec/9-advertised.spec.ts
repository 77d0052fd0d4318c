import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figure, FIGURES, told, type Figure } from '../site/routes/counts.ts'
import { entries, textOf } from '../site/routes/entries.ts'
import { LANGUAGES } from '../site/routes/language.ts'
import { manifest } from './support/dist.ts'

describe('what the site says of its collections', () => {
  test('[9.0.67] are five figures, each of a family', () => {
    expect(Object.values(FIGURES).map(({ quoted }) => quoted)).toEqual([
      '490+',
      '500+',
      '80+',
      '125+',
      '12',
    ])
  })

  test('[9.0.67] are counted among the pages that are built', () => {
    for (const name of Object.keys(FIGURES) as Figure[]) {
      const { family, quoted } = FIGURES[name]
      const pages = entries.filter((entry) => entry.family === family)
      expect(pages.every(({ fr }) => manifest.pages[fr[0]!] !== undefined)).toBe(true)
      expect(pages.length, name).toBeGreaterThan(0)
      expect(figure(name)).toBe(told(pages.length, quoted))
    }
  })

  test('[9.0.67] « 80+ » is said from the eightieth on, and never promises more than there is', () => {
    expect([told(79, '80+'), told(80, '80+'), told(81, '80+')]).toEqual(['79', '80+', '80+'])
    expect([told(11, '12'), told(12, '12'), told(14, '12')]).toEqual(['11', '12', '14'])
    fc.assert(
      fc.property(fc.nat(1000), fc.constantFrom(...Object.values(FIGURES)), (count, { quoted }) => {
        expect(Number.parseInt(told(count, quoted), 10)).toBeLessThanOrEqual(count)
      }),
    )
  })

  test('[9.0.67] are typed in no text: whoever counts by hand is wrong with the next page', () => {
    const typed = entries.flatMap((entry) =>
      LANGUAGES.flatMap((language) => {
        const text = `${JSON.stringify(entry.record[language])} ${textOf(entry, language) ?? ''}`
        return [...text.matchAll(COUNTED)].map(([said]) => ({ id: entry.id, language, said }))
      }),
    )
    expect(typed).toEqual([])
  })
})

/** A number of things that only a collection holds so many of. */
const COUNTED =
  /\d{2,}\+?[\s\u{A0}\u{202F}](?:workflows|mod[eè]les|templates|articles|termes|terms|guides)\b/giu
