/** Weights of pages of real length: budgets are for these, not for leads. */
import { beforeAll, describe, expect, test } from 'vitest'
import { fixtureDocuments } from './support/fixture-documents.ts'
import { HELD, MOST, weigh, wordsIn } from './support/weight.ts'

let documents: ReadonlyMap<string, string>
beforeAll(async () => {
  documents = await fixtureDocuments()
})

/** What is over its budget, on which page, by how many bytes. */
const over = (
  check: (html: string) => Readonly<Record<string, readonly [is: number, most: number]>>,
): readonly string[] =>
  [...documents].flatMap(([address, html]) =>
    Object.entries(check(html)).flatMap(([name, [is, most]]) =>
      is > most ? [`${address}: ${name} ${is}, ${Math.ceil(is - most)} too many`] : [],
    ),
  )

describe('a page of real length', () => {
  test('there is one of a thousand words and one of two and a half thousand, in each language', () => {
    const words = [...documents.values()].map(wordsIn).toSorted((a, b) => a - b)
    // English stands at two addresses.
    expect(words).toHaveLength(6)
    for (const [at, about] of [1100, 1100, 1100, 2500, 2500, 2500].entries()) {
      expect(words[at]).toBeGreaterThan(about * 0.9)
      expect(words[at]).toBeLessThan(about * 1.1)
    }
  })

  test('its frame grows no heavier: styles, scripts, and everything around its text', () => {
    expect(
      over((html) => {
        const { frame, styles, scripts } = weigh(html)
        return {
          frame: [frame, HELD.frame],
          styles: [styles, MOST.styles],
          scripts: [scripts, MOST.scripts],
        }
      }),
    ).toEqual([])
  })

  test('its text weighs what its words do', () => {
    expect(
      over((html) => ({ text: [weigh(html).text, (MOST.text * wordsIn(html)) / 1000] })),
    ).toEqual([])
  })
})
