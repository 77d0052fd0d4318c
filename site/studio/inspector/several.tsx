import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import { Menu } from '#ui/menu'
import { Text } from '#ui/text'
import type { Command } from '../../workflows/document/command.ts'
import { useTools } from '../context.ts'
import { useEditing } from '../use-editing.ts'
import * as css from './inspector.css.ts'

type Side = Extract<Command, { do: 'align' }>['side']
const SIDES: readonly Side[] = ['left', 'center', 'right', 'top', 'middle', 'bottom']

/** What can be done with several steps at once. */
export function Several({ names }: { names: readonly string[] }): ReactElement {
  const { studio, words } = useTools()
  const { inspector } = words
  const { tidySteps } = useEditing()
  return (
    <section className={css.settings} aria-label={inspector.title}>
      <Text strong>{inspector.several(names.length)}</Text>
      <Menu
        label={inspector.align}
        items={SIDES.map((side) => ({
          key: side,
          label: inspector.alignments[side],
          onSelect: () => void studio.perform({ do: 'align', names, side }),
        }))}
      />
      <Button size="s" onClick={() => void tidySteps(names)}>
        {words.bar.tidy}
      </Button>
      <Button size="s" onClick={() => void studio.perform({ do: 'duplicate', names })}>
        {inspector.duplicate}
      </Button>
      <Button size="s" onClick={() => void studio.perform({ do: 'remove', names })}>
        {inspector.remove}
      </Button>
    </section>
  )
}
