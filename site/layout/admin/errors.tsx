import { useSyncExternalStore, type ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { Facts } from '#ui/facts'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { useWordsOf } from '../../i18n/use-words.ts'
import { recommendationsFor } from '../../ports/diagnostics/recommendations.ts'
import { REPORTING, tracker } from '../../ports/diagnostics/tracker.ts'
import { WORDS } from '../diagnostics-words.ts'

/** [8.0.15] What the error tracker holds, and what to do about it first. */
export function Errors(): ReactElement {
  const { fine, advice, rating, source, endpoint } = useWordsOf(WORDS)
  const entries = useSyncExternalStore(tracker.subscribe, tracker.entries)
  const recommended = recommendationsFor(entries)
  return (
    <Stack gap={3}>
      {recommended.length > 0 && (
        <Stack as="ul" gap={2}>
          {recommended.map((one) => (
            <li key={one.source}>
              <Badge size="s" tone={one.rating === 'high' ? 'danger' : 'warning'}>
                {rating[one.rating]}
              </Badge>{' '}
              {advice[one.source]} ({one.count})
            </li>
          ))}
        </Stack>
      )}
      {entries.length === 0 ? (
        <Text as="p">{fine}</Text>
      ) : (
        <Facts
          facts={entries.map((one) => ({
            term: `${one.id}. ${source[one.source]}`,
            value: one.message,
            code: true,
          }))}
        />
      )}
      <Text as="p" size="s" tone="muted">
        {endpoint(REPORTING.endpoint)}
      </Text>
    </Stack>
  )
}
