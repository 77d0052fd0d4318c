import { type Chance, cosine, sine, swing } from '../chance.ts'
import { dot } from '../path.ts'
import type { ArtShape, Ink, Motion } from '../shape.ts'
import { OPAL } from './opal.ts'

const SEEDS = 380
/** The turn from one seed to the next that never lines them up. */
const GOLDEN = 0.381_966
const WIDTHS = [8, 13, 18, 24] as const

/** Seeds as a flower sets them, of a size and a hue that the light decides. */
export const graine = (chance: Chance, motion: Motion): readonly ArtShape[] => {
  const start = chance()
  const light = { turn: chance(), reach: chance.between(120, 300) }
  const moved = swing(motion)
  const ripples = 1 + chance.int(4)
  const [lx, ly] = [500 + light.reach * cosine(light.turn), 500 + light.reach * sine(light.turn)]
  const groups = new Map<string, { ink: Ink; width: number; dots: string[] }>()
  for (let index = 0; index < SEEDS; index += 1) {
    const reach = 22.5 * Math.sqrt(index + 0.6)
    const turn = start + index * GOLDEN
    const [x, y] = [500 + reach * cosine(turn), 500 + reach * sine(turn)]
    const away = Math.sqrt((x - lx) ** 2 + (y - ly) ** 2) / 620
    const ripple = sine(away * ripples - moved)
    const width = WIDTHS[Math.min(3, Math.max(0, Math.floor(1.6 + 1.8 * ripple)))]!
    const ink = ripple > 0.2 && away < 0.8 ? OPAL[Math.floor(away * 5) % 4]! : 'lineStrong'
    const key = `${ink}${width}`
    const group = groups.get(key) ?? { ink, width, dots: [] }
    group.dots.push(dot(x, y))
    groups.set(key, group)
  }
  return [...groups.values()].map(({ ink, width, dots }) => ({
    d: dots.join(''),
    stroke: ink,
    width,
  }))
}
