import { useId, useState, type ChangeEvent, type ReactElement, type ReactNode } from 'react'
import { cover, Messages, wire, type Said } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import { join, merge, type Attributes } from '../render/index.ts'
import { muted, small } from '../section/index.ts'
import * as css from './file-drop.css.ts'

export interface FileDropProps extends Said, Attributes<'input', 'type' | 'children'> {
  /** On the button, and the name of the whole. */
  label: string
  /** Beside the button: « ou déposez-le ici ». */
  hint: ReactNode
  /** Only what the file chooser offers: what is dropped can be anything. */
  accept?: string | undefined
  /** Files were dropped or chosen. */
  onValueChange?: ((files: readonly File[]) => void) | undefined
}

/**
 * Where a file comes in. The browser's own control covers the zone: it takes clicks and drops, and all
 * that is given besides.
 */
export function FileDrop(props: FileDropProps): ReactElement {
  const { id: given, label, hint, help, error, onValueChange, className, ...rest } = props
  const made = useId()
  const id = given ?? made
  const [over, setOver] = useState(false)
  const [names, setNames] = useState('')
  const end = () => setOver(false)
  const own = {
    ...wire(id, { help, error }),
    onDragEnter: () => setOver(!rest.disabled),
    onDragLeave: end,
    onDrop: end,
    // So that the same file, put right, can be chosen again.
    onClick: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      currentTarget.value = ''
    },
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const files = [...(currentTarget.files ?? [])]
      setNames(files.map((file) => file.name).join(', '))
      if (files.length > 0) onValueChange?.(files)
    },
  }
  return (
    <div className={css.whole}>
      <div className={css.zone} data-over={over || undefined}>
        <Icon name="doc" size={28} />
        <label htmlFor={id} className={css.face}>
          {label}
        </label>
        <span className={`${small} ${muted}`}>{hint}</span>
        <output className={css.names} htmlFor={id}>
          {names}
        </output>
        <input type="file" className={join(cover, className)} {...merge(own, rest)} />
      </div>
      <Messages id={id} help={help} error={error} />
    </div>
  )
}
