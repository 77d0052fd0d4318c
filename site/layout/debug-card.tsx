import { useSyncExternalStore, type ReactElement } from 'react'
import { DebugOverlay } from '../components/debug-overlay/index.ts'
import { useWordsOf } from '../i18n/use-words.ts'
import { recommendationsFor } from '../ports/diagnostics/recommendations.ts'
import { REPORTING, tracker } from '../ports/diagnostics/tracker.ts'
import { WORDS } from './diagnostics-words.ts'

const TITLE = '🛠️ Mode Debug'

/** How many of the last entries fit: the rest is in the admin's panel. */
const SHOWN = 5

/** [2.7.7] [8.0.15] The debug overlay. Its words come with it: few ask for it. */
export default function DebugCard(): ReactElement {
  const { hint, move, fine, endpoint, advice, rating, source } = useWordsOf(WORDS)
  const entries = useSyncExternalStore(tracker.subscribe, tracker.entries)
  return (
    <DebugOverlay
      label={TITLE}
      title={TITLE}
      message="Chargement..."
      keys={['Ctrl', 'Alt', 'D']}
      hint={hint}
      move={move}
    >
      <ul>
        {recommendationsFor(entries).map((one) => (
          <li key={one.source}>
            <b>{rating[one.rating]}</b> · {advice[one.source]} ({one.count})
          </li>
        ))}
        {entries.slice(-SHOWN).map((one) => (
          <li key={one.id}>
            {source[one.source]} · <code>{one.message}</code>
          </li>
        ))}
        {entries.length === 0 && <li>{fine}</li>}
      </ul>
      <p>{endpoint(REPORTING.endpoint)}</p>
    </DebugOverlay>
  )
}
