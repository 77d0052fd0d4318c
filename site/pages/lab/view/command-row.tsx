import { memo, type ReactElement } from 'react'
import { experienceIn, isRefused, levelIn } from '../run/overview.ts'
import type { Run } from '../run/run.ts'
import * as css from './commands.css.ts'
import { useTools } from './context.ts'
import { CommandGlyph } from './glyphs.tsx'

interface RowProps {
  readonly run: Run
  readonly seq: number
  /** Where it stands in the list, and how long that is: most of it is not drawn. */
  readonly place: number
  readonly of: number
  readonly current: boolean
  /** One row at a time is a stop of the Tab key. */
  readonly reachable: boolean
}

/** One command: its number, its name, what it came to. */
export const CommandRow = memo((props: RowProps): ReactElement => {
  const { run, seq, place, of, current, reachable } = props
  const { lab, words, number } = useTools()
  const { commands } = words
  const events = run.events[seq - 1]!
  const { type } = run.scenario.inputs[seq - 1]![1]
  const refused = isRefused(events)
  const level = levelIn(events)
  const experience = experienceIn(events)
  const outcome = refused
    ? commands.refused
    : level !== undefined
      ? commands.level(number(level))
      : experience > 0
        ? commands.experience(number(experience))
        : ''
  return (
    <li aria-setsize={of} aria-posinset={place}>
      <button
        type="button"
        className={refused ? css.row.refused : css.row.plain}
        aria-current={current || undefined}
        tabIndex={reachable ? 0 : -1}
        onClick={() => lab.go(seq)}
      >
        <span className={css.number}>{number(seq)}</span>
        <CommandGlyph type={type} />
        <code>{type}</code>
        <span className={css.outcome}>{outcome}</span>
      </button>
    </li>
  )
})
