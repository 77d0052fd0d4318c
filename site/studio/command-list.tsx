import type { ReactElement } from 'react'
import { Chooser } from './chooser.tsx'
import { useTools } from './context.ts'
import { keysIn } from './stroke.ts'
import type { StudioCommand } from './use-commands.ts'

interface CommandListProps {
  readonly commands: readonly StudioCommand[]
  readonly onClose: () => void
}

/** Everything that can be done, found by its words; each one says its keys. */
export function CommandList({ commands, onClose }: CommandListProps): ReactElement {
  const { words } = useTools()
  return (
    <Chooser
      title={words.commands.title}
      label={words.commands.label}
      options={commands.flatMap(({ id, label, strokes: [stroke], act }) =>
        act && id !== 'commands'
          ? [
              {
                value: id,
                label,
                ...(stroke !== undefined && {
                  description: keysIn(stroke, words.keys.names).join(' + '),
                }),
              },
            ]
          : [],
      )}
      onChoose={(chosen) => commands.find(({ id }) => id === chosen)?.act?.()}
      onClose={onClose}
    />
  )
}
