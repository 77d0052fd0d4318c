import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { muted, small, title as size } from '../section/index.ts'
import * as css from './price-list.css.ts'

export interface Offer {
  title: string
  /** How it is priced, above its name. */
  note: string
  text: ReactNode
  points: readonly string[]
}

export interface PriceListProps {
  offers: readonly Offer[]
}

/** What can be ordered, side by side, and what each includes. */
export function PriceList({ offers }: PriceListProps): ReactElement {
  return (
    <ul className={css.list}>
      {offers.map(({ title, note, text, points }) => (
        <li key={title} className={css.offer}>
          <p className={css.note}>{note}</p>
          <h3 className={size.t3}>{title}</h3>
          <p className={muted}>{text}</p>
          <ul className={`${muted} ${small}`}>
            {points.map((point) => (
              <li key={point} className={css.point}>
                <span className={css.tick}>
                  <Icon name="check" />
                </span>
                {point}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
