import type { ReactElement } from 'react'
import { Modal, type ModalProps } from '../dialog/modal.tsx'
import { join } from '../render/index.ts'
import * as css from './drawer.css.ts'

export interface DrawerPanelProps extends ModalProps {
  /** Of the screen, in the direction of reading. */
  side?: (typeof css.DRAWER_SIDES)[number] | undefined
}

/** The sheet itself. */
export function Panel({ side = 'end', className, ...rest }: DrawerPanelProps): ReactElement {
  return <Modal className={join(css.side[side], className)} {...rest} />
}
