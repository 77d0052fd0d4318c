import type { ReactElement } from 'react'
import { ButtonLink } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import * as css from './activity-button.css.ts'

export interface ActivityButtonProps {
  label: string
  href: string
}

/** A way to the code-activity page, in the corner that the companion leaves free. */
export function ActivityButton({ label, href }: ActivityButtonProps): ReactElement {
  return (
    <aside aria-label={label}>
      <ButtonLink className={css.link} size="s" href={href}>
        <Icon name="spark" />
        {label}
      </ButtonLink>
    </aside>
  )
}
