import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { Callout } from '#ui/callout'
import type { Status } from '#ui/icon'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'

interface PanelProps {
  readonly tone: Status
  readonly title: string
  readonly text: string
  /** Nobody has just asked for it: the focus stays where it is. */
  readonly quiet: boolean
  readonly children: ReactNode
}

/** What stands in the form's place once a message was sent off: what became of it, and what to do. */
export function Panel({ tone, title, text, quiet, children }: PanelProps): ReactElement {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!quiet) ref.current?.focus()
  }, [quiet])
  return (
    <section ref={ref} tabIndex={-1} aria-label={title}>
      <Stack>
        <Callout tone={tone} title={title}>
          <Text>{text}</Text>
        </Callout>
        {children}
      </Stack>
    </section>
  )
}
