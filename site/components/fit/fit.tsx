import { Children, type ReactElement, type ReactNode } from 'react'
import { Icon } from '#ui/icon'
import { title as size, type Level } from '#ui/section'
import { universe as hue, type Universe } from '#ui/theme/universe.css'
import * as css from './fit.css.ts'

export interface FitSide {
  title: string
  points: readonly ReactNode[]
}

export interface FitProps {
  /** When it suits. */
  yes: FitSide
  /** When something else suits better, and what. */
  no: FitSide
  universe?: Universe | undefined
  level?: Level
}

/** The honest pair: when to choose this, when to choose something else. */
export function Fit({ yes, no, universe, level = 2 }: FitProps): ReactElement {
  return (
    <div className={universe ? `${css.columns} ${hue[universe]}` : css.columns}>
      <Side answer="yes" level={level} {...yes} />
      <Side answer="no" level={level} {...no} />
    </div>
  )
}

interface SideProps extends FitSide {
  answer: 'yes' | 'no'
  level: Level
}

function Side({ answer, level, title, points }: SideProps): ReactElement {
  const Title = `h${level}` as const
  return (
    <div className={css.answer[answer]}>
      <Title className={`${size.t3} ${css.title}`}>{title}</Title>
      <ul>
        {Children.map(points, (point) => (
          <li className={css.point}>
            <Icon name={answer === 'yes' ? 'check' : 'arrow'} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
