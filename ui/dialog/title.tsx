import type { ReactElement } from 'react'
import { join, type Attributes } from '../render/index.ts'
import { title } from '../section/index.ts'
import { titleOf, useDialog } from './root.tsx'

export interface TitleProps extends Attributes<'h2', 'id'> {
  size?: keyof typeof title
}

/** What names the dialog. */
export function Title({ size = 't2', className, children, ...rest }: TitleProps): ReactElement {
  const { id } = useDialog()
  return (
    <h2 className={join(title[size], className)} {...rest} id={titleOf(id)}>
      {children}
    </h2>
  )
}
