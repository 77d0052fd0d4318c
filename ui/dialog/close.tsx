import type { ReactElement } from 'react'
import { IconButton } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { close } from './modal.css.ts'

/** Closes the dialog it is in: a form of this method needs no script. */
export function Close({ label }: { label: string }): ReactElement {
  return (
    <form method="dialog" className={close}>
      <IconButton type="submit" label={label}>
        <Icon name="x" />
      </IconButton>
    </form>
  )
}
