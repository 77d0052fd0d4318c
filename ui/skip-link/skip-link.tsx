import type { ReactElement } from 'react'
import { join, type Attributes } from '../render/index.ts'
import * as css from './skip-link.css.ts'

export interface SkipLinkProps extends Attributes<'a', 'children'> {
  label: string
  /** Anchor of the page's main part. */
  href?: string
}

/** The first thing the Tab key meets; seen only then. */
export function SkipLink(props: SkipLinkProps): ReactElement {
  const { label, href = '#main', className, ...rest } = props
  return (
    <a className={join(css.link, className)} href={href} {...rest}>
      {label}
    </a>
  )
}
