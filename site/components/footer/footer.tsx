import type { ReactElement, ReactNode } from 'react'
import { Wordmark } from '../wordmark/index.ts'
import * as css from './footer.css.ts'

export interface FooterLink {
  label: string
  href: string
  /** Where it leads to another language. */
  lang?: string | undefined
}

export interface FooterColumn {
  title: string
  links: readonly FooterLink[]
}

export interface FooterProps {
  /** Name of the site, said in place of the drawn letters. */
  name: string
  /** Those letters, where they come from elsewhere than the wordmark itself. */
  wordmark?: ReactNode
  tagline: string
  columns: readonly FooterColumn[]
  /** Who publishes the site. */
  owner: string
  legal: { label: string; links: readonly FooterLink[] }
  /** The companion, asleep on the footer's edge. */
  nap?: ReactNode
  /** Extra controls: theme, language, consent. */
  controls?: ReactNode
}

export function Footer(props: FooterProps): ReactElement {
  const { name, wordmark = <Wordmark size="l" label={name} />, tagline, columns, owner } = props
  const { legal, nap, controls } = props
  return (
    <footer className={css.footer}>
      {nap !== undefined && <div className={css.nap}>{nap}</div>}
      <div className={css.top}>
        <div className={css.about}>
          {wordmark}
          <p>{tagline}</p>
          {controls !== undefined && <div className={css.controls}>{controls}</div>}
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} className={css.column} aria-label={title}>
            <h2>{title}</h2>
            <Links links={links} />
          </nav>
        ))}
      </div>
      <div className={css.legal}>
        <p className={css.owner}>{owner}</p>
        <nav aria-label={legal.label}>
          <Links links={legal.links} className={css.inline} />
        </nav>
      </div>
    </footer>
  )
}

interface LinksProps {
  links: readonly FooterLink[]
  className?: string
}

function Links({ links, className }: LinksProps): ReactElement {
  return (
    <ul className={className}>
      {links.map(({ label, href, lang }) => (
        <li key={href}>
          <a href={href} lang={lang} hrefLang={lang}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
