import { CORAL, CYAN, GOLD, LINE, PEARL, PINK } from './paint.ts'
import { star } from './marks.ts'
import { type Attributes, group, round, rounded, type Shape } from './shape.ts'
import type { Geometry } from './stages.ts'
import { drawn, fill, line, type Stroke } from './stroke.ts'

export const SLOTS = ['hat', 'accessory', 'background', 'special'] as const
export type Slot = (typeof SLOTS)[number]
/** What she wears: at most one thing a slot. */
export type Wear = { readonly [S in Slot]?: Item<S> | undefined }
export type Item<S extends Slot = Slot> = keyof (typeof wardrobe)[S] & string

/** Which group an item is drawn in. Heads are alike at every stage, so what fits one fits all. */
type Anchor = 'head' | 'chest' | 'ground' | 'behind'
interface Thing {
  readonly on: Anchor
  readonly strokes: readonly Stroke[]
}

export const wardrobe = {
  hat: {
    hat: {
      on: 'head',
      strokes: [
        ['M-46,-44q-3,-26 11,-30q14,-2 19,21z', fill(PINK)],
        ['M-54,-36q16,-16 46,-18q4,4 -8,10q-22,12 -38,8z', fill(GOLD)],
      ],
    },
    beret: {
      on: 'head',
      strokes: [
        ['M-58,-22C-74,-56 -40,-74 -4,-58Q4,-54 -4,-50Q-36,-46 -58,-22z', fill(CORAL)],
        ['M-46,-64l-4,-8', line(LINE, 5)],
      ],
    },
    nightcap: {
      on: 'head',
      strokes: [
        ['M-6,-54C-30,-84 -70,-76 -72,-34Q-62,-52 -50,-28z', fill('#5B8CFF')],
        ['M-54,-24Q-38,-46 -4,-52', line(PEARL, 10)],
        ['M-72,-28h.1', line(PEARL, 15)],
      ],
    },
  },
  accessory: {
    bow: {
      on: 'head',
      strokes: [
        [
          'M40,-40C20,-46 18,-36 22,-30C20,-20 30,-20 40,-36C52,-24 60,-28 58,-38C60,-48 52,-52 40,-40z',
          fill(PINK),
        ],
        ['M40,-38h.1', line(GOLD, 10)],
      ],
    },
    glasses: {
      on: 'head',
      strokes: [
        [
          'M-44,11a20,20 0 1 1 0,.1zM4,11a20,20 0 1 1 0,.1zM-5,8q5,-5 10,0',
          { ...line(CYAN, 4), fill: CYAN, fillOpacity: 0.16 },
        ],
      ],
    },
    badge: {
      on: 'chest',
      strokes: [
        ['M-5,4l-3,14 8,-4 8,4 -3,-14', fill(CORAL)],
        ['M-9,0a9,9 0 1 1 0,.1z', fill(GOLD)],
        ['M0,0h.1', line(PEARL, 6)],
      ],
    },
  },
  background: {
    moon: {
      on: 'behind',
      strokes: [
        ['M-100,-112a100,100 0 1 1 0,.1z', { fill: '#CDBBFF', stroke: 'none', opacity: 0.4 }],
      ],
    },
    stars: {
      on: 'behind',
      strokes: [
        [star(-88, -166, 18) + star(92, -178, 12) + star(-108, -70, 10), fill(GOLD)],
        [star(104, -104, 14) + star(-62, -204, 9), fill(CYAN)],
      ],
    },
    thread: {
      on: 'behind',
      strokes: [
        [
          'M-112,-34C-60,-6 20,-80 78,-134C112,-166 106,-208 76,-204C44,-200 50,-152 112,-150',
          line(CYAN, 5),
        ],
      ],
    },
  },
  special: {
    crystal: {
      on: 'ground',
      strokes: [
        ['M-14,-26l14,-16 14,16 -14,28z', fill(CYAN)],
        ['M-14,-26q14,8 28,0M0,-42v44', line(LINE, 3)],
      ],
    },
    flower: {
      on: 'ground',
      strokes: [
        ['M0,-24Q4,-8 0,2M1,-6q-12,2 -13,-9', line('#2FB57C', 5)],
        [
          'M-1,-24a8,8 0 1 1 -9,-9a8,8 0 1 1 6,-11a8,8 0 1 1 11,2a8,8 0 1 1 2,13a8,8 0 1 1 -10,5z',
          fill(PINK),
        ],
        ['M0,-34h.1', line(GOLD, 10)],
      ],
    },
    book: {
      on: 'ground',
      strokes: [
        ['M-17,-28h28q6,0 6,5v25h-28q-6,0 -6,-6z', fill(CORAL)],
        ['M-16,-4q0,-5 5,-5h27', line(PEARL, 3)],
      ],
    },
  },
} as const satisfies Record<Slot, Record<string, Thing>>

/** What is worn in one place, ready to be drawn there. */
export const worn = (wear: Wear, on: Anchor, stage: Geometry): readonly Shape[] =>
  SLOTS.flatMap((slot) => {
    const name = wear[slot]
    const things: Record<string, Thing> = wardrobe[slot]
    const thing = name === undefined ? undefined : things[name]
    if (thing?.on !== on) return []
    return [group(slot, { ...place(on, stage), strokeWidth: 4 }, drawn(thing.strokes))]
  })

const place = (on: Anchor, stage: Geometry): Attributes => {
  if (on === 'chest') return { transform: rounded`translate(${stage.chest[0]} ${stage.chest[1]})` }
  if (on === 'ground') return { transform: rounded`translate(${-stage.beside} 0)` }
  if (on === 'behind') {
    const size = round((60 - stage.head[0]) / 172)
    return { transform: `scale(${size})` }
  }
  return {}
}
