import type { ReactElement } from 'react'
import { Icon } from '#ui/icon'
import * as css from './activity-button.css.ts'

export interface ActivityButtonProps {
  label: string
  href: string
}

/** A way to the code-activity page, in the corner that the companion leaves free. */
export function ActivityButton({ label, href }: ActivityButtonProps): ReactElement {
  return (
    <aside aria-label={label}>
      <a className={css.link} href={href} aria-label={label} title={label}>
        <Icon name="spark" />
      </a>
    </aside>
  )
}
