/** What stands on a sheet already, and what a name would cost where it is tried. */
import type { Box, Point } from '../diagram/box.ts'
import type { Sheet } from './sheet.ts'

export class Ground {
  readonly sheet: Sheet
  /** Nothing may stand there. */
  readonly #taken: Box[] = []
  /** A name may, where there is nowhere better. */
  readonly #shared: Box[] = []

  constructor(sheet: Sheet) {
    this.sheet = sheet
  }

  block({ x, y }: Point, radius: number): void {
    this.#taken.push(square(x, y, radius))
  }

  take(box: Box): void {
    this.#taken.push(box)
  }

  blockLine(line: readonly Point[], radius: number): void {
    for (const point of along(line)) this.block(point, radius)
  }

  cloud(line: readonly Point[], radius: number): void {
    for (const { x, y } of along(line)) this.#shared.push(square(x, y, radius))
  }

  /** Infinite where it may not stand; less is better. */
  cost(boxes: readonly Box[]): number {
    const { start, width, height } = this.sheet
    const outside = boxes.some(
      (box) =>
        box.x < start ||
        box.y < MARGIN ||
        box.x + box.width > width - MARGIN ||
        box.y + box.height > height - MARGIN,
    )
    if (outside || boxes.some((box) => this.#taken.some((other) => meet(box, other))))
      return Infinity
    return this.#shared.filter((other) => boxes.some((box) => meet(box, other))).length
  }
}

const MARGIN = 8

const square = (x: number, y: number, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: radius * 2,
  height: radius * 2,
})

export const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** A point every few pixels. */
export const along = (line: readonly Point[]): readonly Point[] =>
  line.slice(1).flatMap((to, index) => {
    const from = line[index]!
    const steps = Math.min(400, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP))
    return Array.from({ length: steps + 1 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / Math.max(steps, 1),
      y: from.y + ((to.y - from.y) * step) / Math.max(steps, 1),
    }))
  })
const STEP = 6
