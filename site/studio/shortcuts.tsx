import type { ReactElement } from 'react'
import { Dialog } from '#ui/dialog'
import { Kbd } from '#ui/kbd'
import { useTools } from './context.ts'
import * as css from './studio.css.ts'

interface ShortcutsProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The keys of the studio, and what they do. */
export function Shortcuts(props: ShortcutsProps): ReactElement {
  const { words } = useTools()
  const { list, names } = words.keys
  const rows: readonly (readonly [readonly string[], string])[] = [
    [['A'], list.a],
    [['P'], list.p],
    [['T'], list.tidy],
    [[names.enter], list.enter],
    [[names.remove], list.remove],
    [[names.arrows], list.move],
    [[names.escape], list.escape],
    [[names.ctrl, 'Z'], list.undo],
    [[names.ctrl, names.shift, 'Z'], list.redo],
    [[names.ctrl, 'C'], list.copy],
    [[names.ctrl, 'X'], list.cut],
    [[names.ctrl, 'V'], list.paste],
    [[names.ctrl, 'D'], list.duplicate],
    [[names.ctrl, 'A'], list.all],
    [[names.ctrl, 'F'], list.find],
    [[names.ctrl, names.enter], list.run],
    [['?'], list.help],
  ]
  return (
    <Dialog title={words.keys.title} closeLabel={words.keys.close} {...props}>
      <dl className={css.keys}>
        {rows.map(([struck, does]) => (
          <div key={does}>
            <dt>
              <Kbd keys={struck} />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
