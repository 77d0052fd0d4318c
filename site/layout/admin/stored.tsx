import { useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { FactRows } from '#ui/fact-rows'
import { Heading } from '#ui/heading'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { contents, remove, type Area } from '../../ports/storage.ts'
import type { Language } from '../../routes/language.ts'
import { ADMIN_WORDS } from './words.ts'

const AREAS = ['localStorage', 'sessionStorage'] as const satisfies readonly Area[]

/** How much of a value is worth reading here. */
const SHOWN = 120

/** Everything that the site keeps in this browser, and a way to take each away. */
export function Stored({ language }: { language: Language }): ReactElement {
  const words = ADMIN_WORDS[language]
  const [, look] = useState(0)
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
            <FactRows
              facts={kept.map(([key, value]) => ({
                term: key,
                value: (
                  <Stack gap={1} align="start">
                    <span>{value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value}</span>
                    <Button
                      size="s"
                      variant="ghost"
                      aria-label={words.removeNamed(key)}
                      onClick={() => {
                        remove(area, key)
                        look((times) => times + 1)
                      }}
                    >
                      {words.remove}
                    </Button>
                  </Stack>
                ),
                code: true,
              }))}
            />
          </Stack>
        )
      })}
    </Stack>
  )
}
