/** Pictures made by hand, for tests. */
import * as fc from 'fast-check'
import type { Pixels } from '../pixels.ts'

export type Colour = readonly [red: number, green: number, blue: number]

/** A picture of that size, each pixel as `colourAt` says. */
export const paint = (
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour = () => [19, 12, 38],
): Pixels => {
  const data = Buffer.alloc(width * height * 4, 255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) Buffer.from(colourAt(x, y)).copy(data, (y * width + x) * 4)
  return { width, height, data }
}

/** Any picture: of few colours, as components have them, or of as many as there are pixels. */
export const anyPicture: fc.Arbitrary<Pixels> = fc
  .record({
    width: fc.integer({ min: 1, max: 24 }),
    height: fc.integer({ min: 1, max: 24 }),
    colours: fc.integer({ min: 1, max: 600 }),
    seed: fc.integer({ min: 1, max: 1e6 }),
  })
  .map(({ width, height, colours, seed }) =>
    paint(width, height, (x, y) => {
      const mixed = Math.imul((y * width + x + 1) * seed, 0x9e3779b1) >>> 0
      const one = Math.imul((mixed % colours) + 1, 0x85ebca77)
      return [one & 255, (one >> 8) & 255, (one >> 16) & 255]
    }),
  )
