import type { ReactElement } from 'react'
import { askedOf, type Draw } from '../run/draws.ts'
import { useTools } from './context.ts'
import * as css from './inspector.css.ts'

/** What chance was asked, and what it answered, in order. */
export function Draws({ draws }: { draws: readonly Draw[] }): ReactElement {
  const { words, number, language } = useTools()
  const { inspector } = words
  if (draws.length === 0) return <p className={css.nothing}>{inspector.noDraws}</p>
  const answer = ({ gave }: Draw) => {
    if (typeof gave === 'boolean') return gave ? inspector.yes : inspector.no
    return typeof gave === 'number' ? number(gave) : gave
  }
  return (
    <ol className={css.draws}>
      {[...draws.entries()].map(([i, draw]) => (
        <li key={i}>
          <code>
            {askedOf(draw, language)} = <b>{answer(draw)}</b>
          </code>
        </li>
      ))}
    </ol>
  )
}
