import { CYAN, GOLD, PINK } from './paint.ts'
import { mirrored, path, type Shape, shape } from './shape.ts'
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
  return gems
    ? [circle, gem('west', -95, -24, CYAN), gem('east', 95, -24, PINK), gem('north', 0, -R, GOLD)]
    : [circle]
}

const gem = (part: string, cx: number, dy: number, fill: string) =>
  shape('circle', part, { cx, cy: Y + dy, r: 8, fill, strokeWidth: 4 })

export const wings = ({ stage, ink }: Subject): readonly Shape[] =>
  stage.halo === 'wings'
    ? [
        shape('path', 'wings', {
          d: mirrored(
            (s) =>
              path`M${s * 16},-88C${s * 40},-150 ${s * 100},-214 ${s * 110},-172C${s * 116},-140 ${s * 106},-114 ${s * 88},-104C${s * 116},-98 ${s * 110},-58 ${s * 78},-56C${s * 48},-56 ${s * 28},-70 ${s * 16},-88Z`,
          ),
          fill: ink('wing'),
        }),
        shape('path', 'veins', {
          d: mirrored(
            (s) =>
              path`M${s * 62},-112Q${s * 84},-136 ${s * 98},-168M${s * 66},-88Q${s * 80},-78 ${s * 92},-78`,
          ),
          fill: 'none',
          stroke: '#fff',
          strokeWidth: 4,
        }),
      ]
    : []
