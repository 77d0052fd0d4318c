import type { ReactElement } from 'react'
import * as css from './skip-link.css.ts'

export interface SkipLinkProps {
  label: string
  /** Anchor of the page's main part. */
  href?: string
}

/** The first thing the Tab key meets; seen only then. */
export function SkipLink({ label, href = '#main' }: SkipLinkProps): ReactElement {
  return (
    <a className={css.link} href={href}>
      {label}
    </a>
  )
}
