import type { ReactElement } from 'react'
import { join, type Attributes } from '../render/index.ts'
import { useTabs } from './root.tsx'
import * as css from './tabs.css.ts'

export interface TabsPanelProps extends Attributes<'div'> {
  /** Of the tab that opens it. */
  value: string
  /** Its name, which is its tab's. */
  label: string
}

/** What a tab opens. */
export function Panel({ value, label, className, ...rest }: TabsPanelProps): ReactElement {
  const { value: open, idOf } = useTabs()
  return (
    <div
      id={idOf(value)}
      role="tabpanel"
      className={join(css.panel, className)}
      aria-label={label}
      hidden={value !== open}
      data-selected={value === open ? '' : undefined}
      tabIndex={0}
      {...rest}
    />
  )
}
