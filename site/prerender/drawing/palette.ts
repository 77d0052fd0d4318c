/** Reduces a picture to the 256 colours that an indexed PNG holds. */

export interface Indexed {
  /** Up to 256 colours, red in the highest byte, alpha in the lowest. */
  readonly palette: readonly number[]
  /** One palette index a pixel. */
  readonly pixels: Uint8Array
}

/** @param rgba four bytes a pixel */
export const toIndexed = (rgba: Uint8Array): Indexed => {
  const counts = countColors(rgba)
  const boxes = split([...counts].map(([value, count]) => ({ value, weight: Math.sqrt(count) })))
  const indexOf = new Map(
    boxes.flatMap(({ colors }, index) => colors.map(({ value }) => [value, index] as const)),
  )
  const view = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  const pixels = new Uint8Array(rgba.length / 4)
  for (let i = 0; i < pixels.length; i++) pixels[i] = indexOf.get(view.getUint32(i * 4)) ?? 0
  return { palette: boxes.map(({ mean }) => pack(mean)), pixels }
}

interface Color {
  readonly value: number
  /** Grows slower than the number of pixels: a flat ground must not take the whole palette. */
  readonly weight: number
}

interface Box {
  readonly colors: readonly Color[]
  readonly mean: readonly number[]
  /** Squared error of each channel, were the whole box shown as its mean. */
  readonly errors: readonly number[]
}

const CHANNELS = [24, 16, 8, 0] as const

const channel = (value: number, shift: number): number => (value >>> shift) & 0xff

const pack = (mean: readonly number[]): number =>
  CHANNELS.reduce((value, shift, at) => value + Math.round(mean[at] ?? 0) * 2 ** shift, 0)

const countColors = (rgba: Uint8Array): Map<number, number> => {
  const view = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  const counts = new Map<number, number>()
  for (let at = 0; at < rgba.length; at += 4) {
    const value = view.getUint32(at)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/** Cuts the box with the greatest error, along its worst channel, until there are enough. */
const split = (colors: readonly Color[]): readonly Box[] => {
  const boxes = [boxOf(colors)]
  while (boxes.length < 256) {
    const worst = boxes.reduce((a, b) => (worstError(b) > worstError(a) ? b : a))
    if (worstError(worst) < 1e-6) break
    const axis = worst.errors.indexOf(worstError(worst))
    const [shift, middle] = [CHANNELS[axis] ?? 0, worst.mean[axis] ?? 0]
    const below = worst.colors.filter(({ value }) => channel(value, shift) <= middle)
    const above = worst.colors.filter(({ value }) => channel(value, shift) > middle)
    boxes.splice(boxes.indexOf(worst), 1, boxOf(below), boxOf(above))
  }
  return boxes
}

const worstError = ({ errors }: Box): number => Math.max(...errors)

const boxOf = (colors: readonly Color[]): Box => {
  const total = colors.reduce((sum, { weight }) => sum + weight, 0)
  const mean = CHANNELS.map(
    (shift) =>
      colors.reduce((sum, { value, weight }) => sum + channel(value, shift) * weight, 0) / total,
  )
  const errors = CHANNELS.map((shift, at) =>
    colors.reduce(
      (sum, { value, weight }) => sum + weight * (channel(value, shift) - (mean[at] ?? 0)) ** 2,
      0,
    ),
  )
  return { colors, mean, errors }
}
