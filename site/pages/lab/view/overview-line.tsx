import { memo, type ReactElement } from 'react'
import { groupTicks, type Overview, windowAround } from '../run/overview.ts'
import { lengthOf } from '../run/run.ts'
import { useLab, useTools } from './context.ts'
import { DETAIL } from './detail.tsx'
import * as css from './timeline.css.ts'

/** The whole run, and a slider over it. Places are shares of the width: nothing is measured. */
export function OverviewLine({ overview }: { overview: Overview }): ReactElement {
  const { lab, words, number } = useTools()
  const { run, seq } = useLab()
  const { timeline } = words
  const length = lengthOf(run)
  const [first, last] = windowAround(seq, length, DETAIL)
  const share = (part: number) => shareOf(part, length)
  const type = run.scenario.inputs[seq - 1]?.[1].type ?? ''
  return (
    <div className={css.overview}>
      <svg className={css.drawing} width="100%" height="84" aria-hidden="true">
        <Landmarks overview={overview} length={length} />
        {length > DETAIL && (
          <rect
            className={css.window}
            x={share(first - 1)}
            y="1"
            width={share(last - first + 1)}
            height="60"
            rx="6"
          />
        )}
      </svg>
      <progress
        className={css.travelled}
        aria-hidden="true"
        max={Math.max(1, length)}
        value={seq}
      />
      <svg className={css.drawing} width="100%" height="84" aria-hidden="true">
        <circle className={css.knob} cx={share(seq)} cy="44" r="7" />
      </svg>
      <input
        type="range"
        className={css.scrub}
        aria-label={timeline.scrub}
        aria-valuetext={
          seq === 0
            ? timeline.atStart(number(length))
            : timeline.at(number(seq), number(length), type)
        }
        min={0}
        max={length}
        value={seq}
        onChange={({ currentTarget }) => lab.go(Number(currentTarget.value))}
      />
    </div>
  )
}

const shareOf = (part: number, length: number): string =>
  `${length === 0 ? 0 : (part / length) * 100}%`

/** Refusals and levels: the same wherever one is. */
const Landmarks = memo((props: { overview: Overview; length: number }): ReactElement => {
  const { overview, length } = props
  const most = Math.max(1, ...overview.parts)
  return (
    <>
      {[...overview.parts.entries()].map(([i, part]) => (
        <rect
          key={i}
          className={css.refused}
          x={shareOf(i * overview.size, length)}
          width={`${Math.min(overview.size / length, 1) * 82}%`}
          y={36 - (part / most) * 24}
          height={(part / most) * 24}
        />
      ))}
      <rect className={css.rail} y="42" width="100%" height="4" rx="2" />
      {overview.levels.map((tick) => (
        <rect
          key={tick.seq}
          className={css.level}
          x={shareOf(tick.seq - 0.5, length)}
          y="52"
          width="2"
          height="9"
        />
      ))}
      {groupTicks(overview.levels, length, 0.075).map(({ place, first: from, last: to }) => (
        <text
          key={place}
          className={css.label}
          x={`${place * 100}%`}
          y="78"
          textAnchor={place < 0.04 ? 'start' : place > 0.96 ? 'end' : 'middle'}
        >
          {from === to ? from : `${from}–${to}`}
        </text>
      ))}
    </>
  )
})
