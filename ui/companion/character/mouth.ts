import { LINE, LIP, ROSE } from './paint.ts'
import { path, type Shape, shape } from './shape.ts'
import type { Subject } from './subject.ts'

const Y = 32

/** Lips, then the tongue where the mouth is open enough to show it. */
export const mouth = ({ mood }: Subject): readonly Shape[] => {
  const [smile, open, width] = mood.mouth
  const corner = -smile * 4
  const upper = smile * (open > 0.5 ? 3 : 9)
  const lower = smile * 9 + open * 23
  const lips = shape('path', 'mouth', {
    d: path`M${-width},${Y + corner}q${width},${upper - corner} ${width * 2},0q${-width},${lower - corner} ${-width * 2},0z`,
    fill: LIP,
    strokeWidth: 4.2,
  })
  if (mood.mark === 'tongue') return [lips, outside(width, lower)]
  return open > 0.45 ? [lips, inside(width, open, (upper + lower) * 0.42)] : [lips]
}

const inside = (width: number, open: number, y: number) =>
  shape('path', 'tongue', {
    d: path`M${-width * 0.45},${Y + y}a${width * 0.45},${open * 4.2} 0 1 1 0,.1z`,
    fill: ROSE,
    stroke: 'none',
  })

const outside = (width: number, lower: number) =>
  shape('path', 'tongue', {
    d: path`M${width * 0.05},${Y + lower * 0.45}q2,13 7,8q3,-3 1,-10z`,
    fill: ROSE,
    strokeWidth: 3,
    stroke: LINE,
  })
