import { useEffect, useId, useRef, useState, type ReactElement } from 'react'
import { control, field, useField, type Valued } from '../field/index.ts'
import { join, type Attributes } from '../render/index.ts'
import { muted, tiny } from '../section/index.ts'
import * as css from './textarea.css.ts'

export interface TextareaProps extends Valued, Attributes<'textarea', 'children'> {
  /** Words for the number of characters, below the text: « 182 sur 600 ». */
  count?: ((used: number) => string) | undefined
}

/**
 * Several lines to write on; it grows with its text where the browser knows how. All that it is given
 * goes to the `textarea`.
 */
export function Textarea({ count, className, ...rest }: TextareaProps): ReactElement {
  const wired = { className: join(control, css.area, className), ...useField(rest) }
  return count ? <Counted {...wired} count={count} /> : <textarea {...wired} />
}

interface CountedProps extends Attributes<'textarea'> {
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
      <textarea {...rest} aria-describedby={join(said, id)} />
      <p id={id} className={`${css.count} ${tiny} ${muted}`} aria-live={near ? 'polite' : 'off'}>
        {count(used)}
      </p>
    </div>
  )
}
