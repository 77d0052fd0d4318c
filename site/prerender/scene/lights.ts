import type { Light } from '../../content/scene.ts'
import { box, disc, FLOOR } from './place.ts'

export interface Lit {
  /** What shines. */
  readonly glow: string
  /** Its outline, and what holds it. */
  readonly hair: string
}

/** By where she stands. */
export const lights: Readonly<Record<Light, (x: number) => Lit>> = {
  moon: (x) => twice(disc(x - 56, 84, 58)),
  crescent: (x) => twice(`M${x - 68} 32a54 54 0 1 0 52 74a46 46 0 1 1-52-74z`),
  dawn: (x) => {
    const arc = (r: number) => `M${x - r} ${FLOOR}a${r} ${r} 0 0 1 ${2 * r} 0`
    return { glow: `${arc(132)}z`, hair: [132, 158, 188].map(arc).join('') }
  },
  lamp: (x) => ({
    glow: `M${x - 34} 84h68L${x + 128} ${FLOOR}H${x - 128}z`,
    hair: `M${x}-6V50M${x - 34} 84q4-34 34-34t34 34z`,
  }),
  window: (x) => {
    const frame = box(x - 110, 44, 132, 200)
    return {
      glow: frame,
      hair: `${frame}M${x - 44} 44v200M${x - 110} 134h132M${x - 124} 256h160`,
    }
  },
  stars: (x) => ({
    glow: disc(x - 96, 82, 9) + disc(x + 14, 40, 12) + disc(x + 96, 84, 7),
    hair: `${disc(x - 36, 104, 5)}M${x - 96} 82L${x - 36} 104L${x + 14} 40L${x + 96} 84M${x - 120} 34v.1M${x - 50} 22v.1M${x + 82} 24v.1M${x - 126} 140v.1`,
  }),
}

const twice = (d: string): Lit => ({ glow: d, hair: d })
