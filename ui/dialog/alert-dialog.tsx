import { useId, useRef, type ReactElement } from 'react'
import type { Openable } from '../openable/index.ts'
import * as css from './dialog.css.ts'
import { Panel, type DialogPanelProps } from './panel.tsx'
import { Root } from './root.tsx'
import { Title } from './title.tsx'
import { Close } from './trigger.tsx'

export interface AlertDialogProps
  extends Openable, Omit<DialogPanelProps, 'title' | 'role' | 'steadfast' | 'initialFocus'> {
  /** The question. */
  title: string
  /** What each of its two buttons does. */
  labels: { confirm: string; cancel: string }
  onConfirm: () => void
}

/**
 * A question that has to be answered: a press beside it closes nothing, and the focus begins on the
 * answer that changes nothing. Its root is the `dialog`; its children say what is at stake.
 */
export function AlertDialog(props: AlertDialogProps): ReactElement {
  const { title, labels, onConfirm, size = 's', children, ...other } = props
  const { open, defaultOpen, onOpenChange, ...rest } = other
  const text = useId()
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Root {...{ open, defaultOpen, onOpenChange }}>
      <Panel
        role="alertdialog"
        aria-describedby={text}
        size={size}
        steadfast
        initialFocus={safe}
        {...rest}
      >
        <div className={css.words}>
          <Title>{title}</Title>
          <div id={text}>{children}</div>
          <div className={css.actions}>
            <Close variant="solid" reason="choice" onClick={onConfirm}>
              {labels.confirm}
            </Close>
            <Close ref={safe}>{labels.cancel}</Close>
          </div>
        </div>
      </Panel>
    </Root>
  )
}
