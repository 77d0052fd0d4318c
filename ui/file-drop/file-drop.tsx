import { useState, type ReactElement, type ReactNode } from 'react'
import { cover, Messages, wire, type Said } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import { muted, small } from '../section/index.ts'
import * as css from './file-drop.css.ts'

export interface FileDropProps extends Said {
  id: string
  /** On the button, and the name of the whole. */
  label: string
  /** Beside the button: « ou déposez-le ici ». */
  hint: ReactNode
  name?: string | undefined
  /** Only what the file chooser offers: what is dropped can be anything. */
  accept?: string | undefined
  multiple?: boolean | undefined
  disabled?: boolean | undefined
  onFiles?: ((files: readonly File[]) => void) | undefined
}

/** Where a file comes in. The browser's own control covers the zone: it takes clicks and drops. */
export function FileDrop(props: FileDropProps): ReactElement {
  const { id, label, hint, help, error, onFiles, ...rest } = props
  const [over, setOver] = useState(false)
  const [names, setNames] = useState('')
  const end = () => setOver(false)
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
        <input
          type="file"
          className={cover}
          {...wire(id, { help, error })}
          {...rest}
          onDragEnter={() => setOver(!rest.disabled)}
          {...{ onDragLeave: end, onDrop: end }}
          // So that the same file, put right, can be chosen again.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            setNames(files.map((file) => file.name).join(', '))
            if (files.length > 0) onFiles?.(files)
          }}
        />
      </div>
      <Messages id={id} help={help} error={error} />
    </div>
  )
}
