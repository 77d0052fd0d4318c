import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import { Inline } from '#ui/stack'

export interface MarkButtonsProps<M extends string> {
  readonly marks: readonly M[]
  readonly words: { readonly marks: Readonly<Record<M, string>>; readonly remove: string }
}

/** What can be done with the messages of a form: each button sends it, and says which. */
export function MarkButtons<M extends string>({ marks, words }: MarkButtonsProps<M>): ReactElement {
  return (
    <Inline gap={2}>
      {marks.map((mark) => (
        <Button key={mark} type="submit" size="s" variant="line" name="mark" value={mark}>
          {words.marks[mark]}
        </Button>
      ))}
      <Button type="submit" size="s" variant="ghost" name="mark" value="delete">
        {words.remove}
      </Button>
    </Inline>
  )
}
