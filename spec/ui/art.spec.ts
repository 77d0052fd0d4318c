/** Pictures from a seed: the same everywhere, another for another seed, and fit to be files. */
import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { artFiles } from '../../site/prerender/art.ts'
import { hashOf, fileName, workIn, FIRST } from '../../site/pages/art/link.ts'
import { artMarkup, drawArt, PIECES, SEED, SEED_LENGTH } from '../../site/components/art/index.ts'
import { SIDE } from '../../site/components/art/shape.ts'
import { cosine, sine } from '../../site/components/art/chance.ts'
import { pictureOf } from '../support/picture.ts'

const seed = fc.string({ unit: 'grapheme', maxLength: SEED_LENGTH * 2 })
const piece = fc.constantFrom(...PIECES)
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

describe('a picture', () => {
  test('[2.1.109] there are seven, drawn the same for the same seed wherever that is', () => {
    // Written down once: another machine, another day or another browser must agree.
    expect(PIECES.map((each) => [each, digest(artMarkup(each, SEED))])).toMatchInlineSnapshot(`
      [
        [
          "cabochon",
          "1ca41a750918",
        ],
        [
          "nacre",
          "b43f8b4c795f",
        ],
        [
          "fil",
          "792d10451001",
        ],
        [
          "maree",
          "1d96082ac2a0",
        ],
        [
          "tissage",
          "0843c409135d",
        ],
        [
          "veille",
          "9e0270f1d7f5",
        ],
        [
          "graine",
          "c2cb69c2bdf7",
        ],
      ]
    `)
  })

  test('[2.1.109] another seed gives another picture, the same seed the same', () => {
    fc.assert(
      fc.property(piece, seed, seed, (each, one, other) => {
        expect(drawArt(each, one)).toEqual(drawArt(each, one))
        fc.pre(one.slice(0, SEED_LENGTH) !== other.slice(0, SEED_LENGTH))
        expect(drawArt(each, one)).not.toEqual(drawArt(each, other))
      }),
      { numRuns: 60 },
    )
  })

  test('moves without a jump: a round ends where it began, and no intensity is rest', () => {
    for (const each of PIECES) {
      const at = (phase: number, intensity: number) => drawArt(each, 'x', { phase, intensity })
      expect([each, at(1, 1.3)]).toEqual([each, at(0, 1)])
      expect([each, at(0.4, 0)]).toEqual([each, at(0, 1)])
      expect([each, at(0.4, 1)]).not.toEqual([each, at(0, 1)])
    }
  })

  test('is whole: numbers alone in its paths, few enough bytes for a page', () => {
    for (const each of PIECES)
      for (const one of ['', 'opale', 'nuit', '2026']) {
        const markup = artMarkup(each, one)
        expect(markup).not.toMatch(/NaN|undefined|Infinity|e-\d/u)
        expect([each, one, markup.length < 24_000]).toEqual([each, one, true])
        const { width, height } = pictureOf(markup).render()
        expect([width, height]).toEqual([SIDE, SIDE])
      }
  })

  test('says its title, whatever that holds', () => {
    expect(artMarkup('fil', 'a', { title: '<b> & "c"' })).toContain(
      '<title>&lt;b> &amp; &quot;c&quot;</title>',
    )
  })
})

describe('files and links', () => {
  test('every piece is published for both themes, where pages look for it', () => {
    expect(artFiles().map(([name]) => name)).toEqual(
      PIECES.flatMap((each) => [`art/${each}.dark.svg`, `art/${each}.light.svg`]),
    )
  })

  test('[2.1.109] a link leads to the same picture, and one that is wrong to the first', () => {
    fc.assert(
      fc.property(piece, seed, (each, raw) => {
        const work = { piece: each, seed: raw.slice(0, SEED_LENGTH) || SEED }
        // Half of a sign that takes two units cannot travel in an address.
        fc.pre(!/\p{Cs}/u.test(work.seed))
        expect(workIn(hashOf(work))).toEqual({ ...work, broken: false })
        expect(fileName(work, 'svg')).toMatch(/^opale-[a-z]+-[^/\\.]*\.svg$/u)
      }),
    )
    for (const wrong of ['', '#', '#oeuvre=x', '#graine=', '#%', `#oeuvre=__proto__`])
      expect([wrong, workIn(wrong)]).toEqual([wrong, { ...FIRST, broken: true }])
    const long = workIn(`#oeuvre=nacre&graine=${'a'.repeat(100_000)}`)
    expect([long.seed.length, long.broken]).toEqual([SEED_LENGTH, true])
    // As its page itself writes it, once the field was emptied.
    expect(workIn('#oeuvre=fil&graine=')).toEqual({ piece: 'fil', seed: SEED, broken: false })
  })
})

test('our sine is a sine', () => {
  for (let turns = -3; turns < 3; turns += 0.037) {
    expect(sine(turns)).toBeCloseTo(Math.sin(turns * 2 * Math.PI), 4)
    expect(cosine(turns)).toBeCloseTo(Math.cos(turns * 2 * Math.PI), 4)
  }
})
