import type { ReactElement, ReactNode } from 'react'
import { Root } from '../dialog/root.tsx'
import { Title } from '../dialog/title.tsx'
import { Cross } from '../dialog/trigger.tsx'
import type { Openable } from '../openable/index.ts'
import * as css from './drawer.css.ts'
import { Panel, type DrawerPanelProps } from './panel.tsx'

export { DRAWER_SIDES } from './drawer.css.ts'

export interface DrawerProps extends Openable, Omit<DrawerPanelProps, 'title'> {
  title: string
  closeLabel: string
  /** Buttons that stay in sight below. */
  actions?: ReactNode
}

/**
 * A sheet at the side of the screen: filters, settings, the details of one line. Its root is the
 * `dialog`; `DrawerParts` are for what looks otherwise.
 */
export function Drawer(props: DrawerProps): ReactElement {
  const { title, closeLabel, actions, children, ...other } = props
  const { open, defaultOpen, onOpenChange, ...rest } = other
  return (
    <Root {...{ open, defaultOpen, onOpenChange }}>
      <Panel {...rest}>
        <Cross label={closeLabel} />
        <div className={css.head}>
          <Title size="t1">{title}</Title>
        </div>
        <div className={css.body}>{children}</div>
        {actions && <div className={css.foot}>{actions}</div>}
      </Panel>
    </Root>
  )
}
