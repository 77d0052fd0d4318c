import type { ReactElement } from 'react'
import type { Attributes } from '../render/attributes.ts'
import { join } from '../render/join.ts'
import * as css from './rating-dots.css.ts'

export const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]

/** `rarity`: small dots, each rank with its hue; `scale`: all five, the rest of them hollow. */
export const RATING_VARIANTS = ['rarity', 'scale'] as const
export type RatingVariant = (typeof RATING_VARIANTS)[number]

export interface RatingDotsProps extends Attributes<'span', 'children'> {
  value: Rating
  /** What the dots say, for who cannot tell them apart: « peu commun », « fort ». */
  word: string
  variant?: RatingVariant
}

/** A rank from one to five: dots and a word, never a hue alone. */
export function RatingDots(props: RatingDotsProps): ReactElement {
  const { value, word, variant = 'rarity', className, ...rest } = props
  const { radius, gap } = SIZES[variant]
  const shown = variant === 'rarity' ? value : RATINGS.length
  const pitch = 2 * radius + gap
  return (
    <span className={join(css.rating, className)} {...rest}>
      <svg
        className={variant === 'rarity' ? css.rank[value] : css.scale}
        width={shown * pitch - gap}
        height={2 * radius}
        aria-hidden="true"
      >
        {RATINGS.slice(0, shown).map((rank) => (
          <circle
            key={rank}
            className={rank > value ? css.hollow : undefined}
            cx={radius + (rank - 1) * pitch}
            cy={radius}
            r={rank > value ? radius - 0.75 : radius}
          />
        ))}
      </svg>
      {word}
    </span>
  )
}

/** In px. */
const SIZES = {
  rarity: { radius: 2.5, gap: 2 },
  scale: { radius: 4.5, gap: 4 },
} as const satisfies Record<RatingVariant, object>
