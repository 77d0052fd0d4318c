import { memo, useMemo, type MouseEvent, type ReactElement } from 'react'
import { ACTION_B } from '#engine'
import { isRefused, windowAround } from '../run/overview.ts'
import { lengthOf, type Run } from '../run/run.ts'
import { useLab, useTools } from './context.ts'
import * as css from './timeline.css.ts'

/** How many commands are drawn one by one. */
export const DETAIL = 121
/** A pause of this many milliseconds is a rest. */
const LONG = 60_000

/** Energy and outcome of the commands around the one looked at. */
export function Detail(): ReactElement {
  const { lab, words, number } = useTools()
  const { run, seq } = useLab()
  const [first, last] = windowAround(seq, lengthOf(run), DETAIL)
  const guards = run.scenario.reading === 'B' ? GUARDS : []
  const span = Math.max(12, last - first + 1)
  const go = ({ clientX, currentTarget }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    lab.go(Math.min(last, first + Math.floor(((clientX - left) / width) * span)))
  }
  return (
    <figure className={css.detail} aria-label={words.timeline.detail(number(first), number(last))}>
      <span className={css.quantity}>{words.timeline.energy}</span>
      {/* Whoever has no pointer moves by the slider, the list or the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <svg className={css.plot} height="150" aria-hidden="true" onClick={go}>
        <Curve run={run} first={first} last={last} span={span} />
        {guards.map(({ needs }) => (
          <line
            key={needs}
            className={css.guard}
            x1="0"
            x2="100%"
            y1={heightOf(needs)}
            y2={heightOf(needs)}
          />
        ))}
        {seq > 0 && (
          <rect
            className={css.cursor}
            x={`${((seq - first + 0.5) / span) * 100}%`}
            y="4"
            width="2"
            height="142"
          />
        )}
      </svg>
      {guards.length > 0 && (
        <svg className={css.scale} height="150" aria-hidden="true">
          {guards.map(({ action, needs }) => (
            <text key={action} x="10" y={heightOf(needs) + 4}>
              {needs} {words.timeline.guards[action]}
            </text>
          ))}
        </svg>
      )}
    </figure>
  )
}

const GUARDS = (['explore', 'play'] as const).map((action) => ({
  action,
  needs: ACTION_B[action].guard!.needs,
}))

/** Energy from 0 to 100, above the row of ticks. */
const heightOf = (energy: number): number => 112 - energy

interface CurveProps {
  readonly run: Run
  readonly first: number
  readonly last: number
  readonly span: number
}

/** Unchanged while one moves within a window. */
const Curve = memo(({ run, first, last, span }: CurveProps): ReactElement => {
  const places = useMemo(
    () => Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i),
    [first, last],
  )
  const points = [first - 1, ...places]
    .map((seq) => `${seq - first + (seq < first ? 0.5 : 0.5)},${heightOf(run.energy[seq] ?? 0)}`)
    .join(' ')
  return (
    <>
      <svg viewBox={`0 0 ${span} 150`} preserveAspectRatio="none" width="100%" height="150">
        <polyline className={css.curve} points={points} />
      </svg>
      {places.map((seq, i) => {
        const refused = isRefused(run.events[seq - 1]!)
        const long = run.scenario.inputs[seq - 1]![0] >= LONG
        return (
          <rect
            key={seq}
            className={refused ? css.tick.refused : long ? css.tick.rest : css.tick.plain}
            x={`${((i + 0.2) / span) * 100}%`}
            width={`${60 / span}%`}
            y={refused ? 122 : 126}
            height={refused ? 22 : 14}
          />
        )
      })}
    </>
  )
})
