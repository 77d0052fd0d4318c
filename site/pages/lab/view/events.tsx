import type { ReactElement } from 'react'
import type { EngineEvent } from '#engine'
import { useTools } from './context.ts'
import * as css from './inspector.css.ts'
import { refusalText } from './wording.ts'

/** What happened, in order, and all that each event says. */
export function Events({ events }: { events: readonly EngineEvent[] }): ReactElement {
  const { words, number } = useTools()
  if (events.length === 0) return <p className={css.nothing}>{words.inspector.noEvents}</p>
  return (
    <ul className={css.events}>
      {[...events.entries()].map(([i, event]) => {
        const { type, ...fields } = event
        return (
          <li key={i} className={css.event[KINDS[type] ?? 'plain']}>
            <code>{type}</code>
            <code className={css.told}>
              {Object.keys(fields).length > 0 && JSON.stringify(fields)}
            </code>
            {event.type === 'refused' && (
              <span className={css.told}>{refusalText(event, words, number)}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const KINDS: Partial<Record<EngineEvent['type'], keyof typeof css.event>> = {
  'level-up': 'gold',
  'achievement-unlocked': 'gold',
  refused: 'red',
  'unknown-command': 'red',
}
