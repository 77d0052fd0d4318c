import type { ReactElement } from 'react'
import { join } from '../render/index.ts'
import * as css from './dialog.css.ts'
import { Modal, type ModalProps } from './modal.tsx'

export interface DialogPanelProps extends ModalProps {
  size?: (typeof css.DIALOG_SIZES)[number] | undefined
}

/** What stands over the page; a sheet on phones. */
export function Panel({ size = 'm', className, ...rest }: DialogPanelProps): ReactElement {
  return <Modal className={join(css.size[size], className)} {...rest} />
}
