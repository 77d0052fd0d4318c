/** Before and after, side by side and small: one picture that shows where something changed. */
import type { Box } from './compare.ts'
import type { Size } from './matrix.ts'
import type { Pixels } from './pixels.ts'

/**
 * @param before missing for what is new, as `after` is for what is no more
 * @param box where they differ; all of them without it
 */
export const smallPicture = (
  before: Pixels | undefined,
  after: Pixels | undefined,
  box?: Box,
): Pixels => {
  const sides = [before, after].filter((side) => side !== undefined)
  const all = {
    width: Math.max(...sides.map(({ width }) => width)),
    height: Math.max(...sides.map(({ height }) => height)),
  }
  const view = viewOf(all, box)
  const by = Math.max(
    1,
    Math.ceil(view.width / LARGEST.width),
    Math.ceil(view.height / LARGEST.height),
  )
  const shrunk = sides.map((side) => shrink(side, view, by))
  const [{ width, height }] = shrunk as [Pixels]
  const total = { width: width * shrunk.length + GAP * (shrunk.length - 1), height }
  const data = Buffer.alloc(total.width * height * 4, 255)
  for (const [at, side] of shrunk.entries())
    for (let y = 0; y < height; y++)
      side.data.copy(
        data,
        (y * total.width + at * (width + GAP)) * 4,
        y * width * 4,
        (y + 1) * width * 4,
      )
  return { ...total, data }
}

/** Of one side; two of them are as wide as a comment. */
const LARGEST: Size = { width: 380, height: 300 }
const GAP = 8
/** To see what stands beside it. */
const AROUND = 24

/** The box with some of its surroundings: no less than would be shown in its own size anyway. */
const viewOf = (all: Size, box: Box = { x: 0, y: 0, ...all }): Box => {
  const along = (start: number, length: number, most: number, room: number) => {
    const wanted = Math.min(most, Math.max(length + 2 * AROUND, Math.min(room, most)))
    const from = Math.round(start + length / 2 - wanted / 2)
    return [Math.max(0, Math.min(from, most - wanted)), wanted] as const
  }
  const [x, width] = along(box.x, box.width, all.width, LARGEST.width)
  const [y, height] = along(box.y, box.height, all.height, LARGEST.height)
  return { x, y, width, height }
}

/** Each pixel is what `by` × `by` of them are together; beyond the picture there is white. */
const shrink = (picture: Pixels, view: Box, by: number): Pixels => {
  const [width, height] = [Math.ceil(view.width / by), Math.ceil(view.height / by)]
  const data = Buffer.alloc(width * height * 4, 255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0
        for (let dy = 0; dy < by; dy++)
          for (let dx = 0; dx < by; dx++) {
            const [px, py] = [view.x + x * by + dx, view.y + y * by + dy]
            const inside = px < picture.width && py < picture.height
            sum += inside ? picture.data[(py * picture.width + px) * 4 + channel]! : 255
          }
        data[(y * width + x) * 4 + channel] = Math.round(sum / (by * by))
      }
  return { width, height, data }
}
