import { useState, type FormEvent, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Input } from '#ui/input'
import { Stack } from '#ui/stack'
import type { BoardProps } from './board-props.ts'
import * as css from './game.css.ts'

interface NamingProps extends Pick<BoardProps, 'words' | 'onSend'> {
  /** As she is called now. */
  readonly name: string
}

/** [3.1.2] Reading A lets her have another name: she keeps it in every life that follows. */
export function Naming({ name, words, onSend }: NamingProps): ReactElement {
  const say = words.naming
  const [text, setText] = useState(name)
  const [known, setKnown] = useState(name)
  if (known !== name) {
    setKnown(name)
    setText(name)
  }
  const [missing, setMissing] = useState(false)
  const rename = (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    setMissing(wanted === '')
    if (wanted !== '' && wanted !== name) onSend({ type: 'rename', name: wanted })
  }
  return (
    <form onSubmit={rename} noValidate>
      <Stack gap={3}>
        <Field id="her-name" label={say.label} error={missing && say.missing}>
          <div className={css.naming}>
            <Input
              value={text}
              maxLength={40}
              autoComplete="off"
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <Button type="submit">{say.keep}</Button>
          </div>
        </Field>
      </Stack>
    </form>
  )
}
