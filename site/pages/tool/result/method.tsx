import type { ReactElement } from 'react'
import { Disclosure } from '#ui/disclosure'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'

interface MethodProps {
  readonly title: string
  readonly texts: readonly string[]
}

/** How a result is worked out, for whoever asks. */
export function Method({ title, texts }: MethodProps): ReactElement {
  return (
    <Disclosure title={title}>
      <Text as="div" size="s" tone="muted">
        <Stack gap={3}>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Stack>
      </Text>
    </Disclosure>
  )
}
