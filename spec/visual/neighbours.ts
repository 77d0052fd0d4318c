/** Colours by how they differ from the pixels to the left and above: small numbers in a gradient. */

/** @returns three bytes: green, then red and blue against green */
export const toNeighbours = (
  colours: Uint32Array,
  index: number,
  width: number,
): readonly number[] =>
  CHANNELS.map(
    (channel) => (channel(colours[index]!) - expected(channel, colours, index, width)) & 255,
  )

/** The colour whose three bytes begin at `at`. */
export const fromNeighbours = (
  bytes: Buffer,
  at: number,
  colours: Uint32Array,
  index: number,
  width: number,
): number => {
  const [green, red, blue] = CHANNELS.map(
    (channel, offset) => (bytes[at + offset]! + expected(channel, colours, index, width)) & 255,
  ) as [number, number, number]
  return (0xff000000 | (((blue + green) & 255) << 16) | (green << 8) | ((red + green) & 255)) >>> 0
}

type Channel = (colour: number) => number

const greenOf: Channel = (colour) => (colour >> 8) & 255
const CHANNELS: readonly Channel[] = [
  greenOf,
  (colour) => ((colour & 255) - greenOf(colour)) & 255,
  (colour) => (((colour >> 16) & 255) - greenOf(colour)) & 255,
]

/** An edge is followed, a slope is drawn on (as LOCO-I does it). */
const expected = (channel: Channel, colours: Uint32Array, index: number, width: number): number => {
  const hasLeft = index % width > 0
  const left = hasLeft ? channel(colours[index - 1]!) : 0
  const above = index >= width ? channel(colours[index - width]!) : 0
  const corner = hasLeft && index >= width ? channel(colours[index - width - 1]!) : 0
  const [low, high] = left < above ? [left, above] : [above, left]
  if (corner >= high) return low
  return corner <= low ? high : left + above - corner
}
