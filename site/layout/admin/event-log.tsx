import { useSyncExternalStore, type ReactElement } from 'react'
import { Badge, type BadgeTone } from '#ui/badge'
import { Inline, Stack } from '#ui/stack'
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
    <Stack as="ul" gap={3}>
      {log.toReversed().map(({ id, name, values, fate }) => (
        <li key={id}>
          <Inline justify="between" gap={2}>
            <Text as="span" strong>
              {name}
            </Text>
            <Badge size="s" tone={TONES[fate]}>
              {fates[fate]}
            </Badge>
          </Inline>
          <Text as="div" size="s" tone="muted">
            {Object.entries(values)
              .map(([field, value]) => `${field}: ${value}`)
              .join(' · ')}
          </Text>
        </li>
      ))}
    </Stack>
  )
}

const TONES: Readonly<Record<Fate, BadgeTone>> = {
  sent: 'success',
  withheld: 'warning',
  kept: 'line',
  failed: 'danger',
}
