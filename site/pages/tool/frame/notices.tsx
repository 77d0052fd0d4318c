import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import { Callout } from '#ui/callout'
import { Inline } from '#ui/stack'
import { Text } from '#ui/text'
import type { Session } from './session.ts'
import { useUndo } from './undo.ts'

/** What has to be said of what is kept: that some of it cannot be read, that something was erased. */
export function Notices({ session }: { session: Session }): ReactElement {
  const { say, save, tool, restore } = session
  const change = useUndo(tool.id)
  return (
    <>
      {save.damaged && (
        <Callout tone="warning" title={say.damaged}>
          <Text>{say.damagedText}</Text>
        </Callout>
      )}
      <output>
        {change && (
          <Inline>
            <span>{say.changed[change.kind]}</span>
            <Button size="s" onClick={() => restore(change.before)}>
              {say.undo}
            </Button>
          </Inline>
        )}
      </output>
    </>
  )
}
