import type { ReactElement, ReactNode } from 'react'
import { Button } from '#ui/button'
import { Pebble } from '#companion/pebble'
import type { ToolResult } from '../../contact/tool-result.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { dropToolResult } from '../../ports/contact/tool-result.ts'
import { DrawnOpale } from '../parts/drawn-opale.tsx'
import type { ContactForm } from './contact-form.ts'
import { WORDS } from './words.ts'

interface HintProps {
  readonly form: ContactForm
  /** [3.4.10] The page one came from, as long as that may be said. */
  readonly from: string | undefined
  readonly onSilent: () => void
}

/** What Opale knows of the way here, and asks before anything of it goes along. */
export function Hint({ form, from, onSilent }: HintProps): ReactElement {
  const { hint: words } = form.ways.words
  const say = useWordsOf(WORDS)
  const { joined, handed } = form.state

  const join = (result: ToolResult | undefined) => {
    form.dispatch({ does: 'join', result })
    dropToolResult()
  }
  return (
    <Pebble character={<DrawnOpale mood="loving" stage="child" size={132} />}>
      {joined ? (
        <Said text={say.joined(joined.title)}>
          <Button size="s" onClick={() => join(undefined)}>
            {words.part}
          </Button>
        </Said>
      ) : handed ? (
        <Said text={say.result(handed.title)}>
          <Button size="s" variant="solid" onClick={() => join(handed)}>
            {words.join}
          </Button>
          <Button size="s" variant="ghost" onClick={() => join(undefined)}>
            {words.not}
          </Button>
        </Said>
      ) : from === undefined ? (
        <p>{words.usual}</p>
      ) : (
        <Said text={say.from(from)}>
          <Button size="s" variant="ghost" onClick={onSilent}>
            {words.silent}
          </Button>
        </Said>
      )}
    </Pebble>
  )
}

interface SaidProps {
  readonly text: string
  readonly children: ReactNode
}

function Said({ text, children }: SaidProps): ReactElement {
  return (
    <>
      <p>{text}</p>
      <p>{children}</p>
    </>
  )
}
