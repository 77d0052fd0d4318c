import type { ReactElement, ReactNode } from 'react'
import * as css from './stage-rows.css.ts'

export interface StageRow {
  name: string
  /** What it comes from, or what to do. */
  text: ReactNode
  /** How far along all the stages, from 0 to 1; left out where that is not known. */
  share?: number | undefined
  /** The figure, and the stage that it is in. */
  value: string
  stage: string
  /** The one that wants care. */
  warn?: boolean | undefined
}

export interface StageRowsProps {
  /** Names of the stages, the first one first; none where the line has no parts. */
  stages: readonly string[]
  rows: readonly StageRow[]
  /** In words beside the name of the one that wants care: its colour is not all. */
  warning?: ReactNode
}

/** Several measures on the same named stages. */
export function StageRows({ stages, rows, warning }: StageRowsProps): ReactElement {
  const parts = stages.length
  return (
    <div>
      {parts > 0 && (
        <p className={css.head} aria-hidden="true">
          {stages.map((stage) => (
            <span key={stage}>{stage}</span>
          ))}
        </p>
      )}
      <ul className={css.rows}>
        {rows.map(({ name, text, share, value, stage, warn }) => (
          <li key={name} className={css.row} data-warn={warn || undefined}>
            <div className={css.words}>
              <b className={css.name}>
                {name} {warn && warning}
              </b>
              <span className={css.text}>{text}</span>
            </div>
            <svg className={css.scale} aria-hidden="true">
              <rect className={css.ground} width="100%" y="9.5" height="1" />
              {stages.slice(1).map((each, index) => (
                <rect
                  key={each}
                  className={css.ground}
                  x={`${(100 * (index + 1)) / parts}%`}
                  width="1"
                  height="20"
                />
              ))}
              {share !== undefined && (
                <>
                  <rect className={css.bar} width={`${100 * share}%`} y="8.5" height="3" rx="1.5" />
                  <circle className={css.dot} cx={`${100 * share}%`} cy="10" r="6" />
                </>
              )}
            </svg>
            <span className={css.value}>
              <b className={css.figure}>{value}</b>
              <span className={css.stage}>{stage}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
