import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import * as css from './contact.css.ts'
import type { ContactForm } from './contact-form.ts'

/** Beside the button: whether what is written outlives the page, and how to get rid of it. */
export function DraftNote({ form }: { readonly form: ContactForm }): ReactElement {
  const { form: words } = form.ways.words
  const { draft, state, dispatch } = form
  const small = { variant: 'ghost', size: 's', className: css.inNote } as const
  return (
    <output>
      {state.phase.is === 'writing' && state.phase.failed && `${words.failed} `}
      {draft !== 'none' && (
        <>
          {words[draft]}{' '}
          <Button {...small} onClick={() => dispatch({ does: 'clear' })}>
            {words.clear}
          </Button>
        </>
      )}
      {draft === 'none' && state.cleared && (
        <>
          {words.cleared}{' '}
          <Button {...small} onClick={() => dispatch({ does: 'undo' })}>
            {words.undo}
          </Button>
        </>
      )}
    </output>
  )
}
