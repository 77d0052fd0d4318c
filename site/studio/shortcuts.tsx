import type { ReactElement } from 'react'
import { Dialog } from '#ui/dialog'
import { Kbd } from '#ui/kbd'
import { useTools } from './context.ts'
import { keysIn } from './stroke.ts'
import type { StudioCommand } from './use-commands.ts'
import * as css from './studio.css.ts'

interface ShortcutsProps {
  readonly commands: readonly StudioCommand[]
  readonly onClose: () => void
}

/** The keys of the studio, and what they do. */
export function Shortcuts({ commands, onClose }: ShortcutsProps): ReactElement {
  const { words } = useTools()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.keys.title}
      closeLabel={words.keys.close}
    >
      <dl className={css.keys}>
        {commands.map(({ id, label, strokes: [stroke] }) =>
          stroke === undefined ? null : (
            <div key={id}>
              <dt>
                <Kbd keys={keysIn(stroke, words.keys.names)} />
              </dt>
              <dd>{label}</dd>
            </div>
          ),
        )}
      </dl>
    </Dialog>
  )
}
