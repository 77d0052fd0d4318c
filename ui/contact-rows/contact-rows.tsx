import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { muted, ruled } from '../section/index.ts'
import * as css from './contact-rows.css.ts'

export interface ContactRow {
  icon: IconName
  label: string
  /** An address, a link, or why there is none. */
  value: ReactNode
  /** A button or a link: copy, open. */
  action?: ReactNode
}

export interface ContactRowsProps {
  rows: readonly ContactRow[]
}

/** Ways to reach someone, one a line. */
export function ContactRows({ rows }: ContactRowsProps): ReactElement {
  return (
    <ul className={ruled}>
      {rows.map(({ icon, label, value, action }) => (
        <li key={label} className={css.row}>
          <Icon name={icon} />
          <span className={css.label}>{label}</span>
          <span className={`${css.value} ${muted}`}>{value}</span>
          {action && <span className={css.action}>{action}</span>}
        </li>
      ))}
    </ul>
  )
}
