/** Maps of places: what is drawn can be read, on a large screen and on a phone, in both languages. */
import { brotliCompressSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mapSchema, type PlaceMap } from '../site/content/map.ts'
import { english, french } from '../site/content/typography.ts'
import { check } from '../site/prerender/map/check.ts'
import { draw } from '../site/prerender/map/draw.ts'
import { meet } from '../site/prerender/map/ground.ts'
import { layOut, type DrawnMap } from '../site/prerender/map/lay-out.ts'
import { LARGE, SMALL, type Sheet } from '../site/prerender/map/sheet.ts'
import { entries } from '../site/routes/entries.ts'

const SHEETS: Readonly<Record<string, Sheet>> = { large: LARGE, small: SMALL }
const LANGUAGES = ['fr', 'en'] as const

const written = import.meta.glob<unknown>('../site/content/*/*.map.ts', {
  eager: true,
  import: 'default',
})
const maps = Object.entries(written).map(
  ([file, map]) => [/([^/]+)\.map\.ts$/u.exec(file)?.[1] ?? '', mapSchema.parse(map)] as const,
)
const drawings = maps.flatMap(([id, map]) =>
  LANGUAGES.flatMap((language) =>
    Object.keys(SHEETS).map((sheet) => ({ id, map, language, sheet })),
  ),
)
const laidOut = ({ map, language, sheet }: Omit<(typeof drawings)[number], 'id'>): DrawnMap =>
  layOut(map, SHEETS[sheet]!, language, language === 'fr' ? french : english)

/** Names that cover another one, a dot, or the edge. */
const covered = ({ names, turned, dots, thread, sheet }: DrawnMap): readonly string[] => {
  const texts = [
    ...names.map(({ name, detail, box }) => ({ text: name ?? detail ?? '', boxes: [box] })),
    ...turned,
  ]
  const points = [...dots, ...(thread ? [thread.from, thread.to] : [])]
  const marks = points.map(({ x, y }) => ({ x: x - 5, y: y - 5, width: 10, height: 10 }))
  return texts.flatMap(({ text, boxes }, index) => {
    const others = [...texts.slice(index + 1).flatMap((other) => other.boxes), ...marks]
    const hit = boxes.some((box) => others.some((other) => meet(box, other)))
    const out = boxes.some(
      ({ x, y, width, height }) =>
        x < 0 || y < 0 || x + width > sheet.width || y + height > sheet.height,
    )
    return hit || out ? [text] : []
  })
}

test('[2.1.51] [2.1.93] every city and region has a map', () => {
  const places = entries.filter(({ screen }) => screen === 'place').map(({ id }) => id)
  expect(maps.map(([id]) => id).toSorted()).toEqual(places.toSorted())
})

describe.each(drawings)('$id, $language, $sheet', (drawing) => {
  const laid = laidOut(drawing)

  test('every name has a place of its own', () => {
    expect(laid.homeless).toEqual([])
    expect(covered(laid)).toEqual([])
  })

  test('weighs 2 KB at most', () => {
    const html = draw(laid, 'route', 'look', drawing.map.title[drawing.language])
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(2048)
  })
})

test('no word is smaller than 13 px where the drawing is smallest', () => {
  // Beside the text from 1,080 px on, in half of the window and 40 px more.
  expect((LARGE.detail * (1080 / 2 + 40)) / LARGE.width).toBeGreaterThanOrEqual(13)
  expect((SMALL.detail * 390) / SMALL.width).toBeGreaterThanOrEqual(13)
})

const both = (text: string) => ({ fr: text, en: text })
const place = (east: number, north: number, name = 'Quelque part') => ({
  at: [east, north] as [number, number],
  name: both(name),
})
const mapOf = (places: PlaceMap['places']): PlaceMap =>
  mapSchema.parse({ title: both('Une carte'), places })

test('whatever the places are, a name covers nothing or is told to have no place', () => {
  const at = fc.tuple(
    fc.double({ min: 3, max: 5, noNaN: true }),
    fc.double({ min: 45, max: 47, noNaN: true }),
  )
  fc.assert(
    fc.property(
      fc.array(at, { minLength: 2, maxLength: 9 }),
      fc.constantFrom('large', 'small'),
      (points, sheet) => {
        const map = mapOf(
          Object.fromEntries(
            points.map(([x, y], index) => [`p${index}`, place(x, y, `Ville ${index}`)]),
          ),
        )
        const laid = laidOut({ map, language: 'fr', sheet })
        expect(covered(laid)).toEqual([])
        expect(laid.names.length + laid.homeless.length).toBe(points.length)
      },
    ),
    { numRuns: 60 },
  )
})

describe('what an author gets wrong', () => {
  test('a way to a place that is not there', () => {
    const { wrong } = check({
      title: both('Une carte'),
      places: { gare: place(4.8, 45.7) },
      thread: { from: 'gare', to: 'usine' },
    })
    expect(wrong).toEqual([expect.stringContaining('« usine »')])
  })

  test('names that cannot all be read', () => {
    const places = Object.fromEntries(
      Array.from({ length: 14 }, (_, index) => [
        `p${index}`,
        place(4.8 + index / 1e4, 45.7, `Un nom bien long ${index}`),
      ]),
    )
    const { wrong = [] } = check({ title: both('Une carte'), places })
    expect(wrong[0]).toMatch(/no room in fr for « Un nom bien long \d+ » at 760 px/u)
  })

  test('a point that is nowhere on earth', () => {
    const { wrong } = check({ title: both('Une carte'), places: { gare: place(4.8, 145) } })
    expect(wrong?.[0]).toContain('places.gare.at.1')
  })
})
