/** Chooses the 256 colours of an indexed PNG. A colour is one number: red highest, alpha lowest. */

/** The bits of a colour that each channel starts at: red, green, blue, alpha. */
export const CHANNELS = [24, 16, 8, 0] as const

export const channel = (color: number, shift: number): number => (color >>> shift) & 255

/** @param rgba four bytes a pixel; a picture of fewer colours keeps them all, exactly */
export const paletteOf = (rgba: Uint8Array): readonly number[] => {
  const colors = colorsOf(rgba)
  const palette = split(colors).map(({ mean }) => pack(mean))
  return colors.length > palette.length ? refine(palette, colors) : palette
}

/** Index of the palette's colour that is nearest; channels may lie between two whole values. */
export const nearest = (palette: readonly number[], wanted: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0, alpha = 255] = wanted
  let best = 0
  let least = Infinity
  for (let index = 0; index < palette.length; index++) {
    const color = palette[index] ?? 0
    const distance =
      ((color >>> 24) - red) ** 2 +
      (((color >>> 16) & 255) - green) ** 2 +
      (((color >>> 8) & 255) - blue) ** 2 +
      ((color & 255) - alpha) ** 2
    if (distance < least) {
      best = index
      least = distance
    }
  }
  return best
}

interface Weighted {
  readonly value: number
  /** Grows slower than the number of pixels: a flat ground must not take the whole palette. */
  readonly weight: number
}

interface Box {
  readonly colors: readonly Weighted[]
  readonly mean: readonly number[]
  /** Squared error of each channel, were the whole box shown as its mean. */
  readonly errors: readonly number[]
}

const colorsOf = (rgba: Uint8Array): readonly Weighted[] => {
  const view = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  const counts = new Map<number, number>()
  // Runs of one colour are most of a picture: each is counted once.
  for (let at = 0; at < rgba.length;) {
    const start = at
    const value = view.getUint32(start)
    do at += 4
    while (at < rgba.length && view.getUint32(at) === value)
    counts.set(value, (counts.get(value) ?? 0) + (at - start) / 4)
  }
  return [...counts].map(([value, count]) => ({ value, weight: Math.sqrt(count) }))
}

/** Cuts the box with the greatest error, along its worst channel, until there are enough. */
const split = (colors: readonly Weighted[]): readonly Box[] => {
  const boxes = [boxOf(colors)]
  while (boxes.length < 256) {
    const worst = boxes.reduce((a, b) => (worstError(b) > worstError(a) ? b : a))
    if (worst.colors.length < 2) break
    const axis = worst.errors.indexOf(worstError(worst))
    const [shift = 0, middle = 0] = [CHANNELS[axis], worst.mean[axis]]
    const below = worst.colors.filter(({ value }) => channel(value, shift) <= middle)
    const above = worst.colors.filter(({ value }) => channel(value, shift) > middle)
    boxes.splice(boxes.indexOf(worst), 1, boxOf(below), boxOf(above))
  }
  return boxes
}

/** Lets every colour go to its nearest neighbour, and each entry to the middle of those it got. */
const refine = (palette: readonly number[], colors: readonly Weighted[]): readonly number[] => {
  const groups = palette.map((): Weighted[] => [])
  for (const color of colors) {
    const own = CHANNELS.map((shift) => channel(color.value, shift))
    groups[nearest(palette, own)]?.push(color)
  }
  return groups.map((group, index) =>
    group.length === 0 ? (palette[index] ?? 0) : pack(boxOf(group).mean),
  )
}

const worstError = ({ colors, errors }: Box): number =>
  colors.length < 2 ? 0 : Math.max(...errors)

const boxOf = (colors: readonly Weighted[]): Box => {
  const sum = (of: (value: number) => number) =>
    colors.reduce((total, { value, weight }) => total + weight * of(value), 0)
  const total = sum(() => 1)
  const mean = CHANNELS.map((shift) => sum((value) => channel(value, shift)) / total)
  const errors = CHANNELS.map((shift, at) =>
    sum((value) => (channel(value, shift) - (mean[at] ?? 0)) ** 2),
  )
  return { colors, mean, errors }
}

const pack = (mean: readonly number[]): number =>
  CHANNELS.reduce<number>((color, shift, at) => color + Math.round(mean[at] ?? 0) * 2 ** shift, 0)
