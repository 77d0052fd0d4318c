import type { ReactElement } from 'react'
import { universe as hue, type Universe } from '#ui/theme/universe.css'
import * as css from './career-axis.css.ts'

/** Columns from 0: an entry fills those from `from` up to, not with, `to`. */
interface Placed {
  from: number
  to: number
  /** In words: « 2018 – 2021 », « depuis 2022 ». */
  period: string
}

export interface AxisPost extends Placed {
  title: string
  place: string
  /** It lasts. */
  current?: boolean | undefined
}

export interface AxisSkill extends Placed {
  name: string
  universe: Universe
  /** No longer practised. */
  past?: boolean | undefined
}

export interface CareerAxisProps {
  /** At most `MOST_COLUMNS`. */
  columns: number
  /** Where each year begins. */
  years: readonly { label: string; at: number }[]
  /** Earliest first. */
  posts: readonly AxisPost[]
  skills: readonly AxisSkill[]
  words: {
    posts: string
    skills: string
    past: string
    universes: Readonly<Partial<Record<Universe, string>>>
  }
}

/**
 * Posts and skills against the same years: bars along one line. Each says its period in words too,
 * so that nothing is told by place alone.
 */
export function CareerAxis(props: CareerAxisProps): ReactElement {
  const { columns, years, posts, skills, words } = props
  const grid = css.columns[columns] ?? ''
  const above = posts.every((post) => standsAbove(post, columns))
  return (
    <div>
      <div className={css.axis}>
        <div className={`${css.years} ${grid}`} aria-hidden="true">
          {years.map(({ label, at }, index) => (
            <i key={label} className={`${css.from[at]} ${css.year[RHYTHM[index % 4] ?? 'odd']}`}>
              {label}
            </i>
          ))}
        </div>
        <ol className={above ? `${css.above} ${grid}` : css.rows} aria-label={words.posts}>
          {posts.map(({ title, place, current, ...placed }) => (
            <li key={title + placed.from} className={`${css.row} ${grid}`}>
              <Bar {...placed} name={title} columns={columns} look={current ? 'current' : 'post'}>
                <small className={css.detail}> {place}</small>
              </Bar>
            </li>
          ))}
        </ol>
        <div className={css.line} aria-hidden="true" />
        <ul className={css.rows} aria-label={words.skills}>
          {skills.map(({ past, universe, ...skill }) => (
            <li key={skill.name} className={`${css.row} ${grid} ${hue[universe]}`}>
              <Bar {...skill} columns={columns} look={past ? 'past' : 'skill'} />
            </li>
          ))}
        </ul>
      </div>
      <ul className={css.legend} aria-hidden="true">
        {[...new Set(skills.map(({ universe }) => universe))].map((universe) => (
          <li key={universe} className={hue[universe]}>
            {words.universes[universe]}
          </li>
        ))}
        {skills.some(({ past }) => past) && <li className={css.over}>{words.past}</li>}
      </ul>
    </div>
  )
}

interface BarProps extends Placed {
  name: string
  columns: number
  look: keyof typeof css.look
  children?: ReactElement
}

function Bar({ from, to, period, name, columns, look, children }: BarProps): ReactElement {
  const room = (columns - from) / columns
  const place = `${css.from[from]} ${css.to[to]}`
  return (
    <span className={`${css.bar} ${place} ${css.look[look]}`}>
      <b className={room * NARROWEST < widthOf(name) ? css.before : css.name}>{name}</b>
      {children}
      <span className={css.period}>{period}</span>
    </span>
  )
}

/** Of four years on a phone one is named, of two on wider screens. */
const RHYTHM = ['fourth', 'odd', 'second', 'odd'] as const

/** Widths in px of the axis where names stand in their bars, and where posts stand over the line. */
const NARROWEST = 700
const WIDEST = 1000

const widthOf = (text: string): number => text.length * 8 + 24

/** Posts stand over the line where each word has room over its stretch. */
const standsAbove = ({ from, to, title, place }: AxisPost, columns: number): boolean =>
  `${title} ${place}`.split(/\s/u).every((word) => widthOf(word) < ((to - from) / columns) * WIDEST)
