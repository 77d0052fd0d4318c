import type { ReactElement, ReactNode } from 'react'
import { Facts, type Fact } from '#ui/facts'
import { Lead, unbroken } from '#ui/text'
import { title as size, wrap } from '#ui/section'
import { Thread } from '../thread/index.ts'
import * as css from './opening.css.ts'

/** How the head of a page differs from one type of page to the next. */
export const OPENINGS = [
  'claim',
  'answer',
  'place',
  'display',
  'article',
  'word',
  'plain',
  'bare',
] as const
export type OpeningVariant = (typeof OPENINGS)[number]

export interface OpeningProps {
  variant: OpeningVariant
  /** Its anchor. */
  id?: string
  /** The page's one `h1`. */
  title: ReactNode
  /** `display` only: the title's first line, in the light weight. */
  quiet?: string
  /** Above the title: a badge, or a few words. */
  badge?: ReactNode
  /** A sentence or two; in an article the opening paragraph, under a term its definition. */
  lead?: ReactNode
  meta?: readonly Fact[] | undefined
  /** Buttons, the main one first. */
  actions?: ReactNode
  /** At the right of a claim; the moon of the home page; the map of a place. */
  figure?: ReactNode
  /** What else belongs to the head, below the actions: facts, a search field, filters. */
  children?: ReactNode
}

/** The head of a page. */
export function Opening(props: OpeningProps): ReactElement {
  const { variant, id, title, quiet, badge, lead, meta, actions, figure, children } = props
  return (
    <header
      id={id}
      className={`${css.layout[variant]} ${wrap}${variant === 'place' && figure ? ` ${css.drawn}` : ''}`}
    >
      <div className={`${css.text} ${css.column[variant]}`}>
        {badge && (
          <p className={css.above} data-shared="">
            {badge}
          </p>
        )}
        <h1
          className={`${size[SIZE[variant]]} ${css.title}${variant === 'word' ? ` ${css.word[widthOf(title)]}` : ''}`}
        >
          {/* As one text: between two, each page would carry a comment. */}
          {quiet && <span className={css.quiet}>{`${quiet} `}</span>}
          {unbroken(title)}
        </h1>
        {lead && variant !== 'article' && below(figure ? 'claim' : variant, lead)}
        {meta && <Facts layout="line" data-shared="" facts={meta} />}
        {actions && (
          <div className={css.actions} data-shared="">
            {actions}
          </div>
        )}
        {children}
      </div>
      {lead && variant === 'article' && <p className={css.intro}>{unbroken(lead)}</p>}
      {figure && variant !== 'answer' ? (
        <div
          className={css.figure[variant === 'display' || variant === 'place' ? variant : 'plain']}
        >
          {figure}
        </div>
      ) : (
        figure
      )}
      {variant === 'display' && <Thread shape="horizon" />}
    </header>
  )
}

const SIZE = {
  display: 't6',
  claim: 't5',
  answer: 't5',
  place: 't4',
  article: 't5',
  word: 't6',
  plain: 't5',
  bare: 't4',
} as const satisfies Record<OpeningVariant, keyof typeof size>

/** « Embeddings » fills a line; two words, or a long one, have to be smaller for that. */
const widthOf = (title: ReactNode): keyof typeof css.word =>
  typeof title === 'string' && title.length <= 11 ? 'short' : 'long'

const below = (variant: OpeningVariant, lead: ReactNode): ReactElement => {
  if (variant === 'place')
    return (
      <>
        <Thread shape="underline" />
        <Lead>{lead}</Lead>
      </>
    )
  if (variant !== 'word') return <Lead>{lead}</Lead>
  return (
    <>
      <div className={css.underWord}>
        <Thread shape="underline" />
      </div>
      <div className={css.definition}>
        <Lead>{lead}</Lead>
      </div>
    </>
  )
}
