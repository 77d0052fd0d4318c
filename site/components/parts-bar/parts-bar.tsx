import type { ReactElement } from 'react'
import * as css from './parts-bar.css.ts'

export interface PartOfSum {
  name: string
  /** How much of it, in whatever unit all of them share; what is below zero has no length. */
  share: number
  /** The same in words: « 305 € ». */
  value: string
}

export interface PartsBarProps {
  /** Names what is made up: the list is called so. */
  label: string
  /** Five at most; those without anything are left out. */
  parts: readonly PartOfSum[]
}

/** What a sum is made of: one bar, and the same in words below. */
export function PartsBar({ label, parts }: PartsBarProps): ReactElement {
  const shown = parts.filter(({ share }) => share > 0).slice(0, FILLS.length)
  const whole = shown.reduce((sum, { share }) => sum + share, 0)
  const startOf = (index: number) =>
    shown.slice(0, index).reduce((sum, { share }) => sum + (100 * share) / whole, 0)
  return (
    <div>
      <svg className={css.bar} aria-hidden="true">
        {shown.map(({ name, share }, index) => (
          <rect
            key={name}
            className={FILLS[index]}
            x={`${startOf(index)}%`}
            width={`${(100 * share) / whole}%`}
            height="100%"
          />
        ))}
        {shown.slice(1).map(({ name }, index) => (
          <rect
            key={name}
            className={css.gap}
            x={`${startOf(index + 1)}%`}
            width="3"
            height="100%"
          />
        ))}
      </svg>
      <ul className={css.list} aria-label={label}>
        {shown.map(({ name, value }, index) => (
          <li key={name} className={css.part}>
            <svg className={css.dot} aria-hidden="true">
              <rect className={FILLS[index]} width="100%" height="100%" rx="3" />
            </svg>
            {name} <span className={css.value}>{value}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const { first, second, third, fourth, fifth } = css.fill
const FILLS = [first, second, third, fourth, fifth] as const
