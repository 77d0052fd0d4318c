import type { ReactElement, ReactNode } from 'react'
import { Icon } from '#ui/icon'
import { muted, ruled, small } from '#ui/section'
import * as css from './journeys.css.ts'

export interface Journey {
  from: string
  to: string
  minutes: number
  /** The same in words. */
  time: string
  /** How one travels, and where the time was read. */
  by: ReactNode
}

export interface JourneysProps {
  journeys: readonly Journey[]
}

/** Ways between places, each as long as it takes. */
export function Journeys({ journeys }: JourneysProps): ReactElement {
  const longest = Math.max(...journeys.map(({ minutes }) => minutes))
  return (
    <ul className={ruled}>
      {journeys.map(({ from, to, minutes, time, by }) => (
        <li key={from + to} className={css.journey}>
          <span className={css.ends}>
            {from}
            <span className={css.arrow}>
              <Icon name="arrow" size={16} />
            </span>
            {to}
          </span>
          <Bar share={minutes / longest} />
          <span className={css.time}>{time}</span>
          <span className={`${css.by} ${muted} ${small}`}>{by}</span>
        </li>
      ))}
    </ul>
  )
}

/** Drawn by attributes: pages allow no style of an element. */
function Bar({ share }: { share: number }): ReactElement {
  const length = `${Math.max(6, Math.round(share * 100))}%`
  return (
    <svg className={css.bar} aria-hidden="true">
      <line y1="6" x2={length} y2="6" />
      <circle className={css.start} cy="6" r="4" />
      <circle className={css.end} cx={length} cy="6" r="4" />
    </svg>
  )
}
