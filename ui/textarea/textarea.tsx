import { useEffect, useId, useRef, useState, type ComponentProps, type ReactElement } from 'react'
import { control, field, useField } from '../field/index.ts'
import { muted, tiny } from '../section/index.ts'
import * as css from './textarea.css.ts'

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'className'> {
  /** Words for the number of characters, below the text: « 182 sur 600 ». */
  count?: ((used: number) => string) | undefined
}

/** Several lines to write on; it grows with its text where the browser knows how. */
export function Textarea({ count, ...rest }: TextareaProps): ReactElement {
  const wired = useField(rest)
  if (count) return <Counted {...wired} count={count} />
  return <textarea className={`${control} ${css.area}`} {...wired} />
}

interface CountedProps extends TextareaProps {
  count: (used: number) => string
}

function Counted({ count, ...rest }: CountedProps): ReactElement {
  const { value, defaultValue, maxLength, 'aria-describedby': said } = rest
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(String(defaultValue ?? '').length)
  const used = value === undefined ? typed : String(value).length
  // What was written before the application arrived.
  useEffect(() => setTyped(box.current?.querySelector('textarea')?.value.length ?? 0), [])
  // Said aloud only when the end is near, rather than at each key.
  const near = maxLength !== undefined && used >= maxLength * 0.9
  return (
    <div
      ref={box}
      className={field}
      onInput={({ target }) => setTyped((target as HTMLTextAreaElement).value.length)}
    >
      <Textarea {...rest} aria-describedby={said ? `${said} ${id}` : id} />
      <p id={id} className={`${css.count} ${tiny} ${muted}`} aria-live={near ? 'polite' : 'off'}>
        {count(used)}
      </p>
    </div>
  )
}
