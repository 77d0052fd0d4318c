import type { ReactElement } from 'react'
import { merge, useRefs, type Attributes } from '../render/index.ts'
import { titleOf, useDialog } from './root.tsx'
import { useModal, type ModalOptions } from './use-modal.ts'

export interface ModalProps extends ModalOptions, Attributes<'dialog', 'open' | 'onClose'> {}

/** The `dialog` itself, which is modal while it is open. */
export function Modal({ initialFocus, steadfast, ref, ...rest }: ModalProps): ReactElement {
  const state = useDialog()
  const { ref: own, ...handlers } = useModal(state, { initialFocus, steadfast })
  const both = useRefs(own, ref)
  return (
    <dialog
      ref={both}
      id={state.id}
      aria-labelledby={titleOf(state.id)}
      data-open={state.open ? '' : undefined}
      {...merge(handlers, rest)}
    />
  )
}
