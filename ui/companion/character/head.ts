import { brows, eyes } from './eyes.ts'
import { crown, curl, fringe, locks } from './hair.ts'
import { faceMark } from './marks.ts'
import { mouth } from './mouth.ts'
import { group, round, rounded, type Shape, shape } from './shape.ts'
import { stretched, type Subject } from './subject.ts'

/** Every stage draws the child's head, origin at its centre, scaled: what fits one fits all. */
export const head = (subject: Subject, worn: readonly Shape[]): Shape =>
  group('head', { transform: placed(subject) }, [
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

/** Hair that hangs behind the body too, so it cannot be in the head's own group. */
export const behindHead = (subject: Subject): readonly Shape[] => {
  const hair = locks(subject)
  return hair.length > 0 ? [group('back', { transform: placed(subject) }, hair)] : []
}

const placed = ({ mood, stage, nap }: Subject): string => {
  if (nap) return `translate(20 -48)rotate(${mood.lean})`
  const [y, scale] = stage.head
  const tilt = mood.lean * 0.7
  // The neck is the pivot, so the centre swings out as the head tilts.
  const swung = rounded`translate(${tilt * 0.7} ${y * (1 - mood.squash)})`
  return swung + (tilt ? rounded`rotate(${tilt})` : '') + (scale === 1 ? '' : `scale(${scale})`)
}

const skull = ({ mood, ink }: Subject) =>
  shape('path', 'skull', {
    d: stretched(mood, 'M-57,4C-57,-35 -35,-51 0,-51S57,-35 57,4 34,51 0,51 -57,42 -57,4Z'),
    fill: ink('skin'),
  })

const blush = ({ mood }: Subject): readonly Shape[] =>
  mood.blush
    ? [
        shape('path', 'blush', {
          d: 'M-43,26h6M37,26h6',
          stroke: '#FF6FB5',
          strokeWidth: 12,
          opacity: round(mood.blush * 0.8),
        }),
      ]
    : []
