import type { ReactElement } from 'react'
import { Icon } from '#ui/icon'
import * as css from './notice.css.ts'

export interface NoticeProps {
  readonly kind: keyof typeof css.look
  readonly text: string
}

/** One sentence about what was just asked, read aloud as the page opens. */
export function Notice({ kind, text }: NoticeProps): ReactElement {
  return (
    <p className={css.look[kind]} role={kind === 'problem' ? 'alert' : 'status'}>
      <Icon name={kind === 'problem' ? 'alert' : 'check'} />
      {text}
    </p>
  )
}
