/** Exact comparison: the browser is pinned, so one pixel that differs is a change. */
import type { Size } from './matrix.ts'
import { words, type Pixels } from './pixels.ts'

export interface Difference {
  /** How many pixels differ; those that only one of the two pictures has do. */
  readonly pixels: number
  /** Of all that either has. */
  readonly share: number
  /** The smallest box around them. */
  readonly box: Box
  /** What did not change pale, what did in one strong colour. */
  readonly picture: Pixels
}

export interface Box extends Size {
  readonly x: number
  readonly y: number
}

/** @returns undefined when the pictures are the same */
export const compare = (before: Pixels, after: Pixels): Difference | undefined => {
  if (sameSize(before, after) && before.data.equals(after.data)) return undefined
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const data = Buffer.alloc(width * height * 4)
  const out = words({ width, height, data })
  const [old, now] = [reader(before), reader(after)]
  const edges = { left: width, top: height, right: 0, bottom: 0 }
  let pixels = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const was = old(x, y)
      const is = now(x, y)
      out[y * width + x] = was === is ? pale(is) : CHANGED
      if (was === is) continue
      pixels++
      edges.left = Math.min(edges.left, x)
      edges.top = Math.min(edges.top, y)
      edges.right = Math.max(edges.right, x + 1)
      edges.bottom = Math.max(edges.bottom, y + 1)
    }
  const { left: x, top: y } = edges
  const box = { x, y, width: edges.right - x, height: edges.bottom - y }
  return { pixels, share: pixels / (width * height), box, picture: { width, height, data } }
}

const sameSize = (one: Size, other: Size) =>
  one.width === other.width && one.height === other.height

/** Outside a picture is no colour at all, which no pixel inside has. */
const reader = (pixels: Pixels) => {
  const all = words(pixels)
  const { width, height } = pixels
  return (x: number, y: number): number => (x < width && y < height ? all[y * width + x]! : -1)
}

/** As machines keep it: opacity, blue, green, red. */
const CHANGED = 0xff7a00ff

/** Grey, and near to white: shape enough to see where one is. */
const pale = (pixel: number): number => {
  const [red, green, blue] = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]
  const light = (red * 3 + green * 6 + blue) / 10
  const grey = 255 - Math.round((255 - light) * PALENESS)
  return (0xff000000 | (grey << 16) | (grey << 8) | grey) >>> 0
}
const PALENESS = 0.25
