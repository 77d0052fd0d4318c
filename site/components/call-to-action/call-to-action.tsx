import type { ReactElement, ReactNode } from 'react'
import { ButtonLink } from '#ui/button'
import { Icon } from '#ui/icon'
import { title as size, type Level } from '#ui/section'
import * as css from './call-to-action.css.ts'

export interface CallToActionProps {
  title: string
  /** Words of the contact button. */
  action: string
  href: string
  text?: ReactNode
  level?: Level
}

/** The last word of a page: a sentence, and the way to write. */
export function CallToAction(props: CallToActionProps): ReactElement {
  const { title, action, href, text, level = 2 } = props
  const Title = `h${level}` as const
  return (
    <div className={css.call}>
      <div>
        <Title className={size.t3}>{title}</Title>
        {text && <p className={css.text}>{text}</p>}
      </div>
      <ButtonLink href={href} variant="contact">
        {action}
        <Icon name="arrow" />
      </ButtonLink>
    </div>
  )
}
