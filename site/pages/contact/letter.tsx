import { useId, useRef, useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Inline } from '#ui/stack'
import { Text } from '#ui/text'
import { Textarea } from '#ui/textarea'
import { useWordsOf } from '../../i18n/use-words.ts'
import { WORDS } from './outcome-words.ts'

interface LetterProps {
  /** All that would be sent. */
  readonly text: string
  /** The main ways out of here. */
  readonly children: ReactElement
}

/** A message that has not left: to read, to copy, to send in another way. */
export function Letter({ text, children }: LetterProps): ReactElement {
  const { letter: words } = useWordsOf(WORDS)
  const [said, setSaid] = useState<'copied' | 'selected'>()
  const area = useRef<HTMLTextAreaElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('copied')
    } catch {
      // Not every page may, nor can every browser: then one keystroke is left to do.
      area.current?.select()
      setSaid('selected')
    }
  }
  return (
    <>
      <Field id={useId()} label={words.label}>
        <Textarea ref={area} readOnly value={text} />
      </Field>
      <Inline>
        {children}
        <Button variant="ghost" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </Inline>
      <Text size="s" tone="muted">
        <output>{said && words[said]}</output>
      </Text>
    </>
  )
}
