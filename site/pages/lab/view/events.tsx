import type { ReactElement } from 'react'
import type { EngineEvent } from '#engine'
import { useTools } from './context.ts'
import * as css from './inspector.css.ts'
import { shortJson } from './json-text.ts'
import { refusalText } from './wording.ts'

/** What happened, in order. @param whole all that each event says, else its main word */
export function Events(props: { events: readonly EngineEvent[]; whole?: boolean }): ReactElement {
  const { events, whole = false } = props
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
              {whole
                ? Object.keys(fields).length > 0 && JSON.stringify(fields)
                : mainOf(fields, number)}
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

/** The fields of an event that are worth a line, nested ones left out. */
const mainOf = (fields: object, number: (value: number) => string): string =>
  Object.entries(fields)
    .filter(([, value]) => typeof value !== 'object')
    .map(([, value]) => shortJson(value, number, 40))
    .join(' · ')
