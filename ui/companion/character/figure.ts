import { worn, type Wear } from './accessories.ts'
import { arms } from './arms.ts'
import { mantle, torso } from './body.ts'
import { type Box, box, type Crop } from './crops.ts'
import type { Gaze } from './expressions.ts'
import { gradients } from './gradients.ts'
import { ring, wings } from './halo.ts'
import { behindHead, head } from './head.ts'
import { floatingMark } from './marks.ts'
import type { Mood } from './moods.ts'
import { lyingArms, lyingBody } from './nap.ts'
import { LINE, RIM } from './paint.ts'
import { group, round, type Shape, shape } from './shape.ts'
import type { Stage } from './stages.ts'
import { subject, type Subject } from './subject.ts'

export interface FigureOptions {
  /** Prefix of the gradients' ids, unique in the page. */
  readonly id?: string | undefined
  readonly crop?: Crop | undefined
  /** Width in pixels she is drawn at: keeps the outer line 1.5 px wide. */
  readonly size?: number | undefined
  readonly wear?: Wear | undefined
  /** The mood's light behind her. */
  readonly aura?: boolean | undefined
  /** Lids down, whatever the mood. */
  readonly blink?: boolean | undefined
  /** Where she looks, from -1 to 1 each way, instead of where the mood does. */
  readonly gaze?: Gaze | undefined
  /** The outer line that dark grounds need: its colour, where it is another one. */
  readonly rim?: boolean | string | undefined
}
export interface Figure {
  readonly box: Box
  readonly shapes: readonly Shape[]
}

/** Opale as data: pure, the same on the server and in the browser. */
export const figure = (mood: Mood, stage: Stage, options: FigureOptions = {}): Figure => {
  const { id = 'o', crop = 'full', size = 240, wear = {}, aura = false, rim = true } = options
  const her = subject(mood, stage, id, {
    nap: crop === 'nap',
    blink: options.blink ?? false,
    gaze: options.gaze,
    hat: wear.hat !== undefined,
  })
  const frame = box(crop, her.stage, her.mood.lean)
  const outer = round(5 + (3 * frame[2]) / size)
  return {
    box: frame,
    shapes: [
      { ...shape('defs', 'defs', {}), children: gradients(her, id, aura) },
      group(
        'opale',
        { stroke: LINE, strokeWidth: 5, strokeLinejoin: 'round', strokeLinecap: 'round' },
        [
          ...(aura ? [light(her)] : []),
          ...worn(wear, 'behind', her.stage),
          // Under the edges of a head's frame the ring would be two stray arcs, as the wings would.
          ...(her.nap || crop === 'head' ? [] : ring(her)),
          ...(rim
            ? [
                shape('use', 'rim', {
                  href: `#${id}f`,
                  stroke: rim === true ? RIM : rim,
                  strokeWidth: outer,
                }),
              ]
            : []),
          group('figure', { id: `${id}f` }, her.nap ? lying(her, wear) : standing(her, wear, crop)),
          ...floatingMark(her, frame[0] + frame[2] - 30),
          ...worn(wear, 'ground', her.stage),
        ],
      ),
    ],
  }
}

const standing = (her: Subject, wear: Wear, crop: Crop): readonly Shape[] => {
  const limbs = arms(her, crop === 'head')
  const lean = round(her.mood.lean * 0.35)
  return [
    ...(crop === 'head' ? [] : wings(her)),
    group('body', lean ? { transform: `rotate(${lean})` } : {}, [
      ...mantle(her),
      ...behindHead(her),
      ...torso(her),
      ...limbs.filter(({ front }) => !front).map(({ arm }) => arm),
      head(her, worn(wear, 'head', her.stage)),
      ...limbs.filter(({ front }) => front).map(({ arm }) => arm),
      // Last: her own hands may not hide what she wears.
      ...worn(wear, 'chest', her.stage),
    ]),
  ]
}

const lying = (her: Subject, wear: Wear): readonly Shape[] => [
  ...lyingBody(her),
  ...behindHead(her),
  head(her, worn(wear, 'head', her.stage)),
  ...lyingArms,
]

const light = ({ ink, mood }: Subject) =>
  shape('circle', 'light', {
    cy: -104,
    r: 116,
    fill: ink('light'),
    stroke: 'none',
    opacity: mood.aura[1],
  })
