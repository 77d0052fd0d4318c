import type { ReactElement, ReactNode } from 'react'
import { cover, muted, title as size, type Level } from '../section/index.ts'
import * as css from './card.css.ts'

export interface CardProps {
  title: string
  /** Without it the card is no link, and does not move. */
  href?: string | undefined
  text?: ReactNode
  badges?: ReactNode
  /** A drawing, above the words or at their left. */
  figure?: ReactNode
  layout?: 'above' | 'beside'
  large?: boolean
  level?: Level
  /** Below the sentence: services used, a date. */
  children?: ReactNode
}

/** An object one can open: a project, a template. Lists of links are rows, not cards. */
export function Card(props: CardProps): ReactElement {
  const { title, href, text, badges, figure, children } = props
  const { layout = 'above', large = false, level = 3 } = props
  const Title = `h${level}` as const
  return (
    <article className={css.layout[layout]}>
      {figure && <div className={css.figure}>{figure}</div>}
      <div className={css.body}>
        {badges && <div className={css.badges}>{badges}</div>}
        <Title className={large ? size.t3 : size.t2}>
          {href === undefined ? (
            title
          ) : (
            <a className={cover} href={href}>
              {title}
            </a>
          )}
        </Title>
        {text && <p className={muted}>{text}</p>}
        {children}
      </div>
    </article>
  )
}

export interface CardsProps {
  layout?: 'mosaic' | 'even'
  children: ReactNode
}

export function Cards({ layout = 'even', children }: CardsProps): ReactElement {
  return <div className={css.cards[layout]}>{children}</div>
}
