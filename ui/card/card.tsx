import type { ReactElement, ReactNode } from 'react'
import { draw, join, type Attributes, type Render } from '../render/index.ts'
import { cover, muted, title as titles, type Level } from '../section/index.ts'
import * as css from './card.css.ts'

export const CARD_SIZES = ['m', 'l'] as const

export interface CardProps extends Attributes<'article', 'title'> {
  title: string
  /** Without it the card is no link, and does not move. */
  href?: string | undefined
  /** The link of the title, in place of an `a`: one of the router's. */
  render?: Render | undefined
  text?: ReactNode
  badges?: ReactNode
  /** A drawing, above the words or at their left. */
  figure?: ReactNode
  layout?: 'above' | 'beside'
  size?: (typeof CARD_SIZES)[number]
  level?: Level
  /** Below the sentence: services used, a date. */
  children?: ReactNode
}

/**
 * An object one can open: a project, a template. Lists of links are rows, not cards. Its root is the
 * `article`.
 */
export function Card(props: CardProps): ReactElement {
  const { title, href, render, text, badges, figure, children, className, ...other } = props
  const { layout = 'above', size = 'm', level = 3, ...rest } = other
  const Title = `h${level}` as const
  return (
    <article className={join(css.layout[layout], className)} {...rest}>
      {figure && <div className={css.figure}>{figure}</div>}
      <div className={css.body}>
        {badges && <div className={css.badges}>{badges}</div>}
        <Title className={size === 'l' ? titles.t3 : titles.t2}>
          {href === undefined && render === undefined
            ? title
            : draw(render, 'a', { className: cover, href, children: title })}
        </Title>
        {text && <p className={muted}>{text}</p>}
        {children}
      </div>
    </article>
  )
}

export interface CardsProps extends Attributes<'div'> {
  layout?: 'mosaic' | 'even'
}

export function Cards({ layout = 'even', className, ...rest }: CardsProps): ReactElement {
  return <div className={join(css.cards[layout], className)} {...rest} />
}
