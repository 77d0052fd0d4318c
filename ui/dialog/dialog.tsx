import type { ReactElement, ReactNode } from 'react'
import type { Openable } from '../openable/index.ts'
import { muted } from '../section/index.ts'
import * as css from './dialog.css.ts'
import { Panel, type DialogPanelProps } from './panel.tsx'
import { Root } from './root.tsx'
import { Title } from './title.tsx'
import { Cross } from './trigger.tsx'

export { DIALOG_SIZES } from './dialog.css.ts'

export interface DialogProps extends Openable, Omit<DialogPanelProps, 'title'> {
  title: string
  /** A few words above the title. */
  above?: ReactNode
  closeLabel: string
  /** A drawing beside the words. */
  figure?: ReactNode
  /** Buttons, the main one first. */
  actions?: ReactNode
}

/**
 * A question or a thing to look at, before one goes on; a sheet on phones. Its root is the `dialog`;
 * `DialogParts` are for what looks otherwise.
 */
export function Dialog(props: DialogProps): ReactElement {
  const { title, above, closeLabel, figure, actions, size = 'm', children, ...other } = props
  const { open, defaultOpen, onOpenChange, ...rest } = other
  return (
    <Root {...{ open, defaultOpen, onOpenChange }}>
      <Panel size={size} {...rest}>
        <Cross label={closeLabel} />
        <div className={css.parts}>
          {figure && <div className={css.figure}>{figure}</div>}
          <div className={css.words}>
            <div className={css.head}>
              {above && <p className={muted}>{above}</p>}
              <Title size={size === 'l' ? 't4' : 't2'}>{title}</Title>
            </div>
            {children}
            {actions && <div className={css.actions}>{actions}</div>}
          </div>
        </div>
      </Panel>
    </Root>
  )
}
