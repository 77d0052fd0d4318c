import { inflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { icoOf } from '../../site/prerender/drawing/ico.ts'
import { encodePng } from '../../site/prerender/drawing/png.ts'
import { chunksOf } from './png-chunks.ts'

/** Back to four bytes a pixel, as a viewer would. */
const decode = (png: Buffer, width: number): number[] => {
  const chunks = chunksOf(png)
  const [colors, alphas] = [chunks.get('PLTE'), chunks.get('tRNS')]
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  return [...rows].flatMap((index, at) =>
    at % (width + 1) === 0
      ? []
      : [...(colors?.subarray(index * 3, index * 3 + 3) ?? []), alphas?.[index] ?? 255],
  )
}

describe('the PNG encoder', () => {
  test('keeps every pixel of a picture of at most 256 colours', () => {
    const picture = fc
      .integer({ min: 1, max: 12 })
      .chain((width) =>
        fc
          .integer({ min: 1, max: 12 })
          .chain((height) =>
            fc
              .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
              .map((rgba) => ({ width, height, rgba })),
          ),
      )
    fc.assert(
      fc.property(picture, ({ width, height, rgba }) => {
        expect(decode(encodePng(rgba, width, height), width)).toEqual([...rgba])
      }),
    )
  })

  test('comes close to a picture of more colours, and gives the same bytes each time', () => {
    const side = 64
    const rgba = new Uint8Array(side * side * 4).map((_, at) => {
      const pixel = Math.floor(at / 4)
      return [(pixel % side) * 4, Math.floor(pixel / side) * 4, 128, 255][at % 4] ?? 0
    })
    const png = encodePng(rgba, side, side)
    const shown = decode(png, side)
    const error = rgba.reduce((sum, value, at) => sum + (value - (shown[at] ?? 0)) ** 2, 0)
    expect(Math.sqrt(error / rgba.length)).toBeLessThan(6)
    expect(encodePng(rgba, side, side).equals(png)).toBe(true)
  })
})

test('an ICO points at the PNG that it holds', () => {
  const png = Buffer.from('not really a picture')
  const ico = icoOf(png, 32)
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(ico.readUInt32LE(14)).toBe(png.length)
  expect(ico.subarray(ico.readUInt32LE(18)).equals(png)).toBe(true)
})
