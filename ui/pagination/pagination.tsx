import type { ReactElement } from 'react'
import { button } from '../button/button.css.ts'
import { Icon } from '../icon/index.ts'
import { join, type Attributes } from '../render/index.ts'
import * as css from './pagination.css.ts'
import { placesOf, type Place } from './places.ts'

export interface PaginationProps extends Attributes<'nav', 'children'> {
  /** Name of this navigation among the page's. */
  label: string
  /** From 1. */
  page: number
  pages: number
  hrefOf: (page: number) => string
  previous: string
  next: string
  /** Says a number aloud: « Page 3 ». */
  nameOf: (page: number) => string
}

/** The pages of a list, as links: each of them has an address. Its root is the `nav`. */
export function Pagination(props: PaginationProps): ReactElement {
  const { label, page, pages, hrefOf, previous, next, nameOf, ...other } = props
  const { className, ...rest } = other
  return (
    <nav className={join(css.nav, className)} aria-label={label} {...rest}>
      <Step rel="prev" label={previous} href={page > 1 ? hrefOf(page - 1) : undefined} />
      <ol className={css.list}>
        {placesOf(page, pages).map((place, index) => (
          <li
            key={place === 'gap' ? `gap ${index}` : place}
            className={isSpare(place, page, pages) ? css.spare : undefined}
          >
            {place === 'gap' ? (
              <span className={css.place}>…</span>
            ) : (
              <a
                className={css.place}
                href={hrefOf(place)}
                aria-label={nameOf(place)}
                aria-current={place === page ? 'page' : undefined}
              >
                {place}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Step rel="next" label={next} href={page < pages ? hrefOf(page + 1) : undefined} />
    </nav>
  )
}

/** Neither an end, nor the current page, nor beside it. */
const isSpare = (place: Place, page: number, pages: number) =>
  place === 'gap' || (place !== 1 && place !== pages && Math.abs(place - page) > 1)

interface StepProps {
  rel: 'prev' | 'next'
  label: string
  /** None at either end. */
  href: string | undefined
}

/** At the ends it keeps its place, so that the numbers do not jump, and leads nowhere. */
function Step({ rel, label, href }: StepProps): ReactElement {
  const parts = [<Icon key="icon" name="right" size={16} />, <span key="words">{label}</span>]
  return (
    <a
      className={`${button({ size: 's', variant: href === undefined ? 'ghost' : 'line' })} ${css.step}`}
      rel={rel}
      aria-label={label}
      {...(href === undefined ? { role: 'link', 'aria-disabled': true } : { href })}
    >
      {rel === 'prev' ? parts : parts.toReversed()}
    </a>
  )
}
