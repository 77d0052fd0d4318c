import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pack, unpack } from './pack.ts'
import { hashOf, type Pixels } from './pixels.ts'
import { anyPicture, paint } from './support/paint.ts'

const named = (pictures: readonly Pixels[]) =>
  new Map(pictures.map((picture, index) => [`p${index}`, picture]))

const hashes = (pictures: ReadonlyMap<string, Pixels>) =>
  [...pictures].map(([name, pixels]) => [name, pixels.width, pixels.height, hashOf(pixels)])

describe('a pack', () => {
  test('gives every picture back to the bit, in its order', () => {
    fc.assert(
      fc.property(fc.array(anyPicture, { maxLength: 5 }), (pictures) => {
        const before = named(pictures)
        expect(hashes(unpack(pack(before)))).toEqual(hashes(before))
      }),
      { numRuns: process.env['VERIFY'] === '1' ? 400 : 25 },
    )
  })

  test('holds more colours than two bytes can number', () => {
    const slope = paint(300, 240, (x, y) => [x & 255, y, (x >> 8) + (y & 3)])
    const before = named([slope, paint(4, 4)])
    expect(hashes(unpack(pack(before)))).toEqual(hashes(before))
  })

  test('a second picture that is like the first takes next to no room', () => {
    const busy = (step: number) =>
      paint(120, 80, (x, y) => (x === 5 && y === 5 ? [step, 0, 0] : [(x * x * y) & 255, x, y]))
    const one = pack(named([busy(0)])).length
    expect(pack(named([busy(0), busy(1)])).length).toBeLessThan(one * 1.05)
  })

  test('says so when it is not whole, wherever it was cut or changed', () => {
    const file = pack(named([paint(30, 20, (x, y) => [x * 8, y * 12, x ^ y]), paint(3, 3)]))
    for (let length = 0; length < file.length; length += 7)
      expect(() => unpack(file.subarray(0, length)), `${length}`).toThrow(Error)
    expect(() => unpack(Buffer.from('no pack at all'))).toThrow(Error)
  })
})
