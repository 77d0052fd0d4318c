import { useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Heading } from '#ui/heading'
import { Inline, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { Area } from '../../ports/storage.ts'
import { contents, remove } from '../../ports/storage.ts'
import { WORDS } from './words.ts'

const AREAS = ['localStorage', 'sessionStorage'] as const satisfies readonly Area[]

/** How much of a value is worth reading here. */
const SHOWN = 120

/** Everything that the site keeps in this browser, and a way to take each away. */
export function Stored(): ReactElement {
  const words = useWordsOf(WORDS)
  const [, look] = useState(0)
  const forget = (area: Area, key: string) => {
    remove(area, key)
    look((times) => times + 1)
  }
  return (
    <Stack gap={4}>
      {AREAS.map((area) => {
        const kept = contents(area)
        return (
          <Stack key={area} gap={2}>
            <Heading level={4} size="t1">
              {words.areas[area]}
            </Heading>
            {kept.length === 0 && <Text as="p">{words.none}</Text>}
            <Stack as="ul" gap={2}>
              {kept.map(([key, value]) => (
                <li key={key}>
                  <Inline justify="between" gap={2}>
                    <Text as="span" strong>
                      {key}
                    </Text>
                    <Button
                      size="s"
                      variant="ghost"
                      aria-label={words.removeNamed(key)}
                      onClick={() => forget(area, key)}
                    >
                      {words.remove}
                    </Button>
                  </Inline>
                  <Text as="div" size="s" tone="muted">
                    {value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value}
                  </Text>
                </li>
              ))}
            </Stack>
          </Stack>
        )
      })}
    </Stack>
  )
}
