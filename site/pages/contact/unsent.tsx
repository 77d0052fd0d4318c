import type { ReactElement } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { letterOf, mailtoOf } from '../../contact/letter.ts'
import type { Language } from '../../routes/language.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { Letter } from './letter.tsx'
import { Panel } from './panel.tsx'
import type { ContactForm } from './contact-form.ts'
import { WORDS } from './outcome-words.ts'

interface UnsentProps {
  readonly form: ContactForm
  readonly language: Language
  readonly from: string | undefined
  /** Where an e-mail goes; left out while the owner has given none. */
  readonly address: string | undefined
}

/** A message that no server has taken: it waits for one, or leaves as an e-mail. */
export function Unsent({ form, language, from, address }: UnsentProps): ReactElement {
  const words = useWordsOf(WORDS)
  const { state, dispatch, draft, retry } = form
  const { phase, fields, joined } = state
  const letter = letterOf(fields, language, { from, result: joined })
  const mails = phase.is === 'mail'
  const open = address !== undefined && (
    <ButtonLink variant={mails ? 'contact' : 'line'} href={mailtoOf(address, letter)}>
      {words.letter.open}
    </ButtonLink>
  )
  const edit = (
    <Button variant="ghost" onClick={() => dispatch({ does: 'edit' })}>
      {words.letter.edit}
    </Button>
  )
  if (mails)
    return (
      <Panel
        tone="info"
        title={address === undefined ? words.mail.sampleTitle : words.mail.title}
        text={address === undefined ? words.mail.sample : words.mail.text}
        quiet={false}
      >
        <Letter text={`${letter.subject}\n\n${letter.body}`}>
          <>
            {open}
            {edit}
          </>
        </Letter>
        {address !== undefined && (
          <Button variant="ghost" onClick={() => dispatch({ does: 'clear' })}>
            {words.letter.done}
          </Button>
        )}
      </Panel>
    )
  const busy = phase.is === 'sending'
  return (
    <Panel
      tone="warning"
      title={words.waiting.title}
      text={draft === 'unkept' ? words.waiting.unkept : words.waiting.text}
      quiet={'quiet' in phase && phase.quiet}
    >
      <Letter text={`${letter.subject}\n\n${letter.body}`}>
        <>
          <Button variant="contact" busy={busy} onClick={retry}>
            {words.waiting.retry}
          </Button>
          {open}
          {!busy && edit}
        </>
      </Letter>
    </Panel>
  )
}
