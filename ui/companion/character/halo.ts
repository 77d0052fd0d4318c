import { CYAN, GOLD, PINK } from './paint.ts'
import { type Shape, shape, twin } from './shape.ts'
import type { Subject } from './subject.ts'

const [Y, R] = [-120, 98]

/** The ring of light behind the last two stages: it floats, so no posture moves it. */
export const ring = ({ stage, ink }: Subject): readonly Shape[] => {
  if (!stage.halo) return []
  const gems = stage.halo === 'gems'
  const circle = shape('circle', 'ring', {
    cy: Y,
    r: R,
    fill: 'none',
    stroke: ink('ring'),
    strokeWidth: 4,
    strokeDasharray: gems ? '160 19' : '8 10.5',
  })
  return gems ? [circle, gem(-95, -24, CYAN), gem(95, -24, PINK), gem(0, -R, GOLD)] : [circle]
}

const gem = (cx: number, dy: number, fill: string) =>
  shape('circle', fill, { cx, cy: Y + dy, r: 8, fill, strokeWidth: 4 })

/** They stay upright when she leans: the tips would leave the frame. */
export const wings = ({ stage, ink }: Subject): readonly Shape[] =>
  stage.halo === 'wings'
    ? [
        shape('path', 'wings', {
          d: twin(
            'M16,-88C40,-150 100,-214 110,-172C116,-140 106,-114 88,-104C116,-98 110,-58 78,-56C48,-56 28,-70 16,-88Z',
          ),
          fill: ink('wing'),
        }),
        shape('path', 'veins', {
          d: twin('M62,-112Q84,-136 98,-168M66,-88Q80,-78 92,-78'),
          fill: 'none',
          stroke: '#fff',
          strokeWidth: 4,
        }),
      ]
    : []
