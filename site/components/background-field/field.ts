import { color } from '#ui/theme/tokens'
import { eased, type Stance } from './ease.ts'
import { pointsIn } from './points.ts'
import type { BackgroundSettings } from './settings.ts'

export interface Field {
  /** Draws what it would see in a window scrolled that far, with the pointer there. */
  aim(goal: Partial<Stance>): void
  /** Draws once more, at rest as it is: the theme or the size are others. */
  refresh(): void
  set(settings: BackgroundSettings): void
  stop(): void
}

/**
 * Points on a canvas, as large as its box. A frame is drawn only while something is on its way;
 * then nothing runs until the next `aim`.
 */
export const createField = (canvas: HTMLCanvasElement, first: BackgroundSettings): Field => {
  let settings = first
  let now: Stance = { scrolled: 0, x: 0, y: 0, strength: 0 }
  let goal = now
  let frame = 0
  let before = 0

  const draw = (time: number): void => {
    frame = 0
    // The first frame after a rest has no frame before it.
    const elapsed = before === 0 ? FRAME_MS : Math.min(time - before, 100)
    const wanted = {
      ...goal,
      scrolled: goal.scrolled * settings.scrollIntensity,
      strength: settings.mouseInteraction ? goal.strength : 0,
    }
    now = eased(now, wanted, elapsed)
    paint(canvas, now)
    const arrived = (Object.keys(now) as (keyof Stance)[]).every((key) => now[key] === wanted[key])
    before = arrived ? 0 : time
    if (!arrived) wake()
  }
  const wake = (): void => {
    if (frame === 0 && !document.hidden) frame = requestAnimationFrame(draw)
  }
  const rest = (): void => {
    cancelAnimationFrame(frame)
    frame = 0
    before = 0
  }
  const show = () => (document.hidden ? rest() : wake())
  const grow = () => {
    // The finest screens show no finer points.
    const scale = Math.min(devicePixelRatio, 2)
    canvas.width = Math.round(canvas.clientWidth * scale)
    canvas.height = Math.round(canvas.clientHeight * scale)
    wake()
  }
  const size = new ResizeObserver(grow)
  size.observe(canvas)
  document.addEventListener('visibilitychange', show)
  wake()
  return {
    aim(next) {
      // A light that comes on is where the pointer is: it does not travel there.
      if (now.strength === 0 && next.x !== undefined && next.y !== undefined)
        now = { ...now, x: next.x, y: next.y }
      goal = { ...goal, ...next }
      wake()
    },
    refresh: wake,
    set(next) {
      settings = next
      wake()
    },
    stop() {
      rest()
      size.disconnect()
      document.removeEventListener('visibilitychange', show)
    },
  }
}

const FRAME_MS = 16

const paint = (canvas: HTMLCanvasElement, { scrolled, ...light }: Stance): void => {
  const context = canvas.getContext('2d')
  const { clientWidth: width, clientHeight: height } = canvas
  if (context === null || width === 0) return
  const { lineStrong, ...hues } =
    color[getComputedStyle(canvas).colorScheme === 'light' ? 'light' : 'dark']
  const opal = [hues.opal1, hues.opal2, hues.opal3, hues.opal4]
  const scale = canvas.width / width
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.clearRect(0, 0, width, height)
  for (const { x, y, radius, hue, lit } of pointsIn(width, height, scrolled, light)) {
    dot(context, x, y, radius * (1 + lit * 0.8), lineStrong, 1)
    // Colour appears only when light crosses it.
    if (lit > 0) dot(context, x, y, radius * (1 + lit * 1.4), opal[hue] ?? lineStrong, lit)
  }
  context.globalAlpha = 1
}

const dot = (
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  fill: string,
  alpha: number,
): void => {
  context.globalAlpha = alpha
  context.fillStyle = fill
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}
