import type { ReactElement, ReactNode } from 'react'
import type { Attributes } from '../render/attributes.ts'
import { join } from '../render/join.ts'
import { muted, small, title as size } from '../section/index.ts'
import * as css from './quote.css.ts'

export interface QuoteProps extends Attributes<'figure', 'lang'> {
  /** The words themselves, with their quotation marks. */
  children: ReactNode
  /** Who said it, or where it is written. */
  source: string
  /** What they do; a date, a page. */
  detail?: ReactNode
  /** Where one can read it. */
  href?: string | undefined
  /** Language of the words, when it is not the page's. */
  lang?: string | undefined
  /** At the end of the source: « Exemple » where nobody said it. */
  badge?: ReactNode
}

/** Someone else's words, and whose they are. */
export function Quote(props: QuoteProps): ReactElement {
  const { children, source, detail, href, lang, badge, className, ...rest } = props
  return (
    <figure className={join(css.quote, className)} {...rest}>
      <blockquote className={size.t2} cite={href} lang={lang}>
        {children}
      </blockquote>
      <figcaption className={`${css.source} ${muted} ${small}`}>
        <span>
          <cite>{href === undefined ? source : <a href={href}>{source}</a>}</cite>
          {detail}
        </span>
        {badge}
      </figcaption>
    </figure>
  )
}
