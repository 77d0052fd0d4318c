import { eyes, brows } from './eyes.ts'
import { backHair, crown, curl, fringe } from './hair.ts'
import { faceMark } from './marks.ts'
import { mouth } from './mouth.ts'
import { group, mirrored, path, round, type Shape, shape } from './shape.ts'
import { stretch, type Subject } from './subject.ts'

/** Every stage draws the child's head, origin at its centre, scaled: what fits one fits all. */
export const headTransform = ({ mood, stage, nap }: Subject): string => {
  const [y, scale] = stage.head
  if (nap) return path`translate(20 -48)rotate(${mood.lean})`
  const tilt = mood.lean * 0.7
  const sunk = y * (1 - mood.squash)
  // The neck is the pivot, so the centre swings out as the head tilts.
  const swing = tilt * 0.7
  return (
    path`translate(${swing} ${sunk})` +
    (tilt ? path`rotate(${tilt})` : '') +
    (scale === 1 ? '' : `scale(${scale})`)
  )
}

export const head = (subject: Subject, worn: readonly Shape[]): Shape =>
  group('head', { transform: headTransform(subject) }, [
    curl(subject),
    skull(subject),
    ...blush(subject),
    ...eyes(subject),
    ...mouth(subject),
    ...fringe(subject),
    brows(subject),
    ...faceMark(subject),
    ...crown(subject),
    ...worn,
  ])

export const behindHead = (subject: Subject): readonly Shape[] =>
  subject.stage.hair === 'buns' || subject.stage.hair === 'tails'
    ? [group('back', { transform: headTransform(subject) }, [backHair(subject)])]
    : []

const skull = ({ mood, ink }: Subject) => {
  const { x, y } = stretch(mood)
  return shape('path', 'skull', {
    d: path`M${x(-57)},4C${x(-57)},${y(-35)} ${x(-35)},${y(-51)} 0,${y(-51)}S${x(57)},${y(-35)} ${x(57)},4 ${x(34)},${y(51)} 0,${y(51)} ${x(-57)},${y(42)} ${x(-57)},4Z`,
    fill: ink('skin'),
  })
}

const blush = ({ mood }: Subject): readonly Shape[] =>
  mood.blush
    ? [
        shape('path', 'blush', {
          d: mirrored((side) => path`M${side * 37},26h${side * 6}`),
          stroke: '#FF6FB5',
          strokeWidth: 12,
          opacity: round(mood.blush * 0.8),
        }),
      ]
    : []
