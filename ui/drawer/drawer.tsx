import { useId, type ReactElement, type ReactNode } from 'react'
import { Close } from '../dialog/close.tsx'
import { useModal, type ModalProps } from '../dialog/use-modal.ts'
import { title as size } from '../section/index.ts'
import * as css from './drawer.css.ts'

export const { DRAWER_SIDES } = css

export interface DrawerProps extends ModalProps {
  title: string
  closeLabel: string
  side?: (typeof css.DRAWER_SIDES)[number]
  /** Buttons that stay in sight below. */
  actions?: ReactNode
  children: ReactNode
}

/** A sheet at the side of the screen: filters, settings, the details of one line. */
export function Drawer(props: DrawerProps): ReactElement {
  const { title, closeLabel, side = 'end', actions, children, ...modal } = props
  const id = useId()
  return (
    <dialog {...useModal(modal)} className={css.side[side]} aria-labelledby={id}>
      <Close label={closeLabel} />
      <div className={css.head}>
        <h2 id={id} className={size.t1}>
          {title}
        </h2>
      </div>
      <div className={css.body}>{children}</div>
      {actions && <div className={css.foot}>{actions}</div>}
    </dialog>
  )
}
