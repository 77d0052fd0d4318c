/** Shows a picture in the colours of a palette, without the bands that gradients would fall into. */
import { CHANNELS, channel, nearest } from './palette.ts'

/**
 * Neighbouring pixels are pushed up and down by a fixed pattern before each takes its nearest
 * colour. A regular pattern packs well, and two builds give the same bytes.
 *
 * @returns one palette index a pixel
 */
export const dither = (rgba: Uint8Array, width: number, palette: readonly number[]): Uint8Array => {
  const view = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  const exact = new Map(palette.map((color, index) => [color, index]))
  const known = new Map<number, number>()
  const pixels = new Uint8Array(rgba.length / 4)
  // The last colour of each cell of the pattern: mostly it is the next one's too.
  const last = PATTERN.map(() => ({ color: -1, index: 0 }))
  for (let at = 0; at < pixels.length; at++) {
    const color = view.getUint32(at * 4)
    const cell = (Math.floor(at / width) % 2) * 2 + ((at % width) % 2)
    const before = last[cell]!
    if (before.color !== color) {
      const key = color * 4 + cell
      // A colour that the palette holds stays flat.
      before.index = known.get(key) ?? exact.get(color) ?? nearest(palette, pushed(color, cell))
      before.color = color
      known.set(key, before.index)
    }
    pixels[at] = before.index
  }
  return pixels
}

/** Bayer's smallest pattern: a larger one is smoother and packs worse. */
const PATTERN = [0, 2, 3, 1] as const
/** Levels between the lowest and the highest push: about the distance of two palette entries. */
const STRENGTH = 3

const pushed = (color: number, cell: number): readonly number[] => {
  const push = ((PATTERN[cell] ?? 0) / 3 - 0.5) * STRENGTH
  return CHANNELS.map((shift) => channel(color, shift) + (shift === 0 ? 0 : push))
}
