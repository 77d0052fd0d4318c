import { useId, type ReactElement } from 'react'
import { OpalGradient } from '#ui/opal-gradient'
import * as css from './price-scale.css.ts'

export interface PricePoint {
  name: string
  note: string
  /** Where it stands on the scale. */
  value: number
  /** The value in words: « 14 jours ». */
  size: string
  price: string
  /** What one looks at. */
  current?: boolean | undefined
}

export interface PriceScaleProps {
  /** The smallest first. */
  points: readonly PricePoint[]
  /** Whether the thread runs between the first and the last: a view has one. */
  thread?: boolean | undefined
}

/** Sizes of one piece of work: how far apart they are, and what each costs. */
export function PriceScale({ points, thread = true }: PriceScaleProps): ReactElement {
  const id = useId()
  const most = Math.max(1, ...points.map(({ value }) => value))
  const at = (value: number) => `${3 + (94 * value) / most}%`
  const [least = 0] = points.map(({ value }) => value).toSorted((a, b) => a - b)
  return (
    <div>
      <svg className={css.axis} aria-hidden="true">
        {thread && <OpalGradient id={id} />}
        <rect className={css.ground} width="100%" y="17.5" height="1" />
        <rect
          x={at(least)}
          y="16.5"
          width={`${(94 * (most - least)) / most}%`}
          height="3"
          {...(thread ? { fill: `url(#${id})` } : { className: css.span })}
        />
        {points.map(({ name, value, current }) => (
          <circle
            key={name}
            className={current ? css.here : css.stop}
            cx={at(value)}
            cy="18"
            r={current ? 10 : 8}
          />
        ))}
      </svg>
      <ol className={css.points}>
        {points.map(({ name, note, size, price, current }) => (
          <li key={name} className={css.point} aria-current={current ? 'true' : undefined}>
            <span className={css.size}>{size}</span>
            <span className={css.price}>{price}</span>
            <b className={css.name}>{name}</b>
            <span className={css.note}>{note}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
