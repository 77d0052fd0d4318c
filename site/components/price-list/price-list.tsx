import type { ReactElement, ReactNode } from 'react'
import { Heading } from '#ui/heading'
import { Icon } from '#ui/icon'
import { muted, small, Text } from '#ui/text'
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
          <Text tone="accent" strong>
            {note}
          </Text>
          <Heading level={3} size="t3">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
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
