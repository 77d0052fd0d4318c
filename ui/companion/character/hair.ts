import { CYAN, GOLD, PINK } from './paint.ts'
import { path, rounded, type Shape, shape, twin } from './shape.ts'
import { stretched, type Subject } from './subject.ts'

/** The open o: her signature at every stage, and the site's. It grows from behind the head. */
export const curl = ({ mood, ink }: Subject): Shape =>
  shape('path', 'curl', {
    d: path`M-6,${7 - top(mood)}c0,-10 -8,-14 -8,-31a16.5,16.5 0 1 1 26,13.5a4.5,4.5 0 0 1 -5.5,-7.5a7.5,7.5 0 1 0 -11.5,-6c0,11 9,15 9,31z`,
    fill: ink('hair'),
  })

export const fringe = ({ mood, stage, ink }: Subject): readonly Shape[] =>
  stage.hair === 'bald'
    ? []
    : [
        shape('path', 'fringe', {
          d: stretched(
            mood,
            'M-56,2C-60,-40 -36,-56 0,-56S60,-40 56,2Q48,-11 39,-22C20,-16 -4,-22 -14,-34C-20,-22 -36,-10 -56,2Z',
          ),
          fill: ink('hair'),
        }),
        shape('path', 'shine', {
          d: stretched(mood, 'M-34,-32Q-22,-44 -6,-45'),
          fill: 'none',
          stroke: '#fff',
          opacity: 0.55,
        }),
      ]

/** What hangs behind the head: buns, or two tails that curl outwards. */
export const locks = ({ stage, ink }: Subject): readonly Shape[] => {
  const d = behind[stage.hair]
  return d ? [shape('path', 'locks', { d, fill: ink('hair') })] : []
}

/** A crown for the last stage, a diadem for the one before: told apart by the head alone. */
export const crown = ({ mood, stage, hat }: Subject): readonly Shape[] => {
  if (!stage.halo || hat) return []
  const y = -top(mood)
  const jewel = (color: string) =>
    shape('path', 'jewel', { d: rounded`M0,${y + 1}h.1`, stroke: color, strokeWidth: 9 })
  if (stage.halo === 'gems')
    return [
      shape('path', 'diadem', {
        d: path`M-42,${y + 19}Q0,${y - 17} 42,${y + 19}`,
        fill: 'none',
        stroke: GOLD,
      }),
      jewel(CYAN),
    ]
  return [
    shape('path', 'crown', {
      d: path`M-33,${13 + y}l-5,-24l16,10l9,-17l13,14l13,-14l9,17l16,-10l-5,24q-33,-12 -66,0z`,
      fill: GOLD,
    }),
    jewel(PINK),
  ]
}

/** Height of the skull over its centre. */
const top = ({ squash }: Subject['mood']) => 51 * (1 - squash)

const behind = {
  bald: '',
  bob: '',
  buns: 'M-75,-27a20,20 0 1 1 0,.1zM35,-27a20,20 0 1 1 0,.1z',
  tails: twin(
    'M34,-36C96,-40 96,32 74,74C66,90 82,97 92,88C85,112 48,101 48,65C48,32 42,0 34,-36Z',
  ),
} as const satisfies Record<Subject['stage']['hair'], string>
