import { useId, type ReactElement } from 'react'
import { cover, muted, small, title as size } from '#ui/section'
import * as css from './neighbours.css.ts'

export interface Neighbour {
  href: string
  name: string
  /** What it has to do with the word, in a few words. */
  text: string
}

export interface NeighboursProps {
  title: string
  /** What they are the neighbours of. */
  word: string
  /** From two to six. */
  items: readonly Neighbour[]
}

/** A word between those that one meets with it: around it where there is room, else on one branch. */
export function Neighbours({ title, word, items }: NeighboursProps): ReactElement {
  const id = useId()
  const ways = [
    ...waysTo(Math.ceil(items.length / 2), 0),
    ...waysTo(Math.floor(items.length / 2), 100),
  ]
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={size.t3}>
        {title}
      </h2>
      <div className={css.map}>
        <svg className={css.ways} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <path d={ways.join('')} />
        </svg>
        <p className={`${css.word} ${size.t2}`} aria-hidden>
          {word}
        </p>
        <ul className={`${css.list} ${css.sides[countOf(items)]}`}>
          {items.map(({ href, name, text }) => (
            <li key={href} className={css.item}>
              <a className={`${cover} ${css.name}`} href={href}>
                {name}
              </a>
              <span className={`${muted} ${small}`}>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** From the middle to each of so many on one side, in hundredths of the drawing. */
const waysTo = (count: number, side: 0 | 100): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const y = Math.round(((index + 0.5) / count) * 100)
    const x = side === 0 ? 20 : 80
    return `M50 50C${(50 + x) / 2} 50 ${(50 + x) / 2} ${y} ${x} ${y}`
  })

const countOf = ({ length }: readonly Neighbour[]): css.Count =>
  css.COUNTS.find((count) => count === length) ?? 6
