import { useSyncExternalStore, type ReactElement } from 'react'
import { FactRows } from '#ui/fact-rows'
import { Text } from '#ui/text'
import type { Analytics, Fate } from '../../ports/analytics/analytics.ts'

interface EventLogProps {
  readonly analytics: Analytics
  readonly empty: string
  readonly fates: Readonly<Record<Fate, string>>
}

/** What the visit would tell, and what became of it: the newest first. */
export function EventLog({ analytics, empty, fates }: EventLogProps): ReactElement {
  const log = useSyncExternalStore(analytics.subscribe, analytics.log)
  if (log.length === 0) return <Text as="p">{empty}</Text>
  return (
    <FactRows
      facts={log
        .map(({ name, values, fate }, index) => ({
          term: `${index + 1}. ${name}`,
          value: `${fates[fate]} ${Object.keys(values).length > 0 ? JSON.stringify(values) : ''}`,
          code: true,
        }))
        .toReversed()}
    />
  )
}
