import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare } from './compare.ts'
import { fromPng, hashOf, toPng, words } from './pixels.ts'
import { anyPicture, paint, type Colour } from './support/paint.ts'

const GROUND: Colour = [19, 12, 38]
const withOne = (colour: Colour) => paint(10, 6, (x, y) => (x === 7 && y === 2 ? colour : GROUND))

describe('comparison', () => {
  test('a picture is as it was, whatever buffer holds it', () => {
    const again = Buffer.concat([Buffer.alloc(3), paint(10, 6).data]).subarray(3)
    expect(compare(paint(10, 6), paint(10, 6))).toBeUndefined()
    expect(compare(paint(10, 6), { width: 10, height: 6, data: again })).toBeUndefined()
    expect(hashOf({ width: 10, height: 6, data: again })).toBe(hashOf(paint(10, 6)))
  })

  test('one pixel that is one step off counts, and is found', () => {
    const { pixels, share, box } = compare(paint(10, 6), withOne([19, 12, 39]))!
    expect({ pixels, share, box }).toEqual({
      pixels: 1,
      share: 1 / 60,
      box: { x: 7, y: 2, width: 1, height: 1 },
    })
  })

  test('the difference shows what changed in one colour that is nowhere else', () => {
    const { picture } = compare(paint(10, 6), withOne([255, 0, 122]))!
    const colours = words(picture)
    const strong = colours[2 * 10 + 7]!
    expect(colours.filter((colour) => colour === strong)).toHaveLength(1)
    // Grey beside it, whatever the picture was.
    expect(new Set(picture.data.subarray(0, 3)).size).toBe(1)
  })

  test('what only one of the two has differs, in whichever direction it grew', () => {
    const grown = compare(paint(10, 6), paint(12, 6))!
    expect(grown.pixels).toBe(12)
    expect(grown.picture).toMatchObject({ width: 12, height: 6 })
    expect(grown.box).toEqual({ x: 10, y: 0, width: 2, height: 6 })
    expect(compare(paint(10, 6), paint(8, 9))!.pixels).toBe(2 * 6 + 8 * 3)
  })

  test('counts the same both ways, and nothing only between equals', () => {
    fc.assert(
      fc.property(anyPicture, anyPicture, (one, other) => {
        expect(compare(one, one)).toBeUndefined()
        const pixels = compare(one, other)?.pixels ?? 0
        expect(compare(other, one)?.pixels ?? 0).toBe(pixels)
        expect(pixels === 0).toBe(hashOf(one) === hashOf(other))
      }),
    )
  })

  test('a size is part of a picture: the same bytes in other rows are another one', () => {
    const { data } = paint(12, 2)
    expect(hashOf({ width: 12, height: 2, data })).not.toBe(hashOf({ width: 8, height: 3, data }))
  })

  test('PNG there and back changes nothing', () => {
    fc.assert(
      fc.property(anyPicture, (picture) => {
        expect(hashOf(fromPng(toPng(picture)))).toBe(hashOf(picture))
      }),
    )
  })
})
