import { color, type Theme } from '#ui/theme/tokens'
import { type ArtShape, type Ink, SIDE, STOPS } from './shape.ts'

/** Paints a picture over the whole of a canvas, which keeps the size it has. */
export const paintArt = (
  canvas: HTMLCanvasElement,
  shapes: readonly ArtShape[],
  theme: Theme,
): void => {
  const context = canvas.getContext('2d')
  if (context === null) return
  const inks = color[theme]
  const light = context.createLinearGradient(0, 0, SIDE, 0)
  for (const [ink, offset] of STOPS) light.addColorStop(offset, inks[ink])
  const paint = (ink: Ink) => (ink === 'thread' ? light : inks[ink])
  context.setTransform(canvas.width / SIDE, 0, 0, canvas.height / SIDE, 0, 0)
  context.globalAlpha = 1
  context.fillStyle = inks.sunken
  context.fillRect(0, 0, SIDE, SIDE)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const { d, fill, stroke, width = 1, opacity = 1 } of shapes) {
    const path = new Path2D(d)
    context.globalAlpha = opacity
    if (fill) {
      context.fillStyle = paint(fill)
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is no array
      context.fill(path)
    }
    if (stroke) {
      context.strokeStyle = paint(stroke)
      context.lineWidth = width
      context.stroke(path)
    }
  }
}
