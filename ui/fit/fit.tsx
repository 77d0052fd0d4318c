import { Children, type ReactElement, type ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { title as size } from '../section/index.ts'
import { universe as hue, type Universe } from '../theme/universe.css.ts'
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
}

/** The honest pair: when to choose this, when to choose something else. */
export function Fit({ yes, no, universe }: FitProps): ReactElement {
  return (
    <div className={universe ? `${css.columns} ${hue[universe]}` : css.columns}>
      {side('yes', yes)}
      {side('no', no)}
    </div>
  )
}

const side = (answer: 'yes' | 'no', { title, points }: FitSide): ReactElement => (
  <div className={css.answer[answer]}>
    <h2 className={`${size.t3} ${css.title}`}>{title}</h2>
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
