import { useId, type ReactElement, type ReactNode } from 'react'
import { muted, title as textSize } from '../section/index.ts'
import { Close } from './close.tsx'
import * as css from './dialog.css.ts'
import { useModal, type ModalProps } from './use-modal.ts'

export const { DIALOG_SIZES } = css

export interface DialogProps extends ModalProps {
  title: string
  /** A few words above the title. */
  above?: ReactNode
  closeLabel: string
  /** A drawing beside the words. */
  figure?: ReactNode
  /** Buttons, the main one first. */
  actions?: ReactNode
  size?: (typeof css.DIALOG_SIZES)[number]
  children?: ReactNode
}

/** A question or a thing to look at, before one goes on; a sheet on phones. */
export function Dialog(props: DialogProps): ReactElement {
  const { title, above, closeLabel, figure, actions, size = 'm', children, ...modal } = props
  const id = useId()
  return (
    <dialog {...useModal(modal)} className={css.size[size]} aria-labelledby={id}>
      <Close label={closeLabel} />
      <div className={css.parts}>
        {figure && <div className={css.figure}>{figure}</div>}
        <div className={css.words}>
          <div className={css.head}>
            {above && <p className={muted}>{above}</p>}
            <h2 id={id} className={size === 'l' ? textSize.t4 : textSize.t2}>
              {title}
            </h2>
          </div>
          {children}
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      </div>
    </dialog>
  )
}
