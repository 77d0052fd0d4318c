import type { ReactElement } from 'react'
import type { ContactWays } from '../../routes/page-data.ts'
import type { OutcomeProps } from './contact-form.ts'
import { MessageForm } from './message-form.tsx'
import { isFormShown } from './state.ts'

interface MessagePartProps extends OutcomeProps {
  readonly ways: ContactWays
}

/** The form, or what became of its message. */
export function MessagePart({ ways, ...props }: MessagePartProps): ReactElement {
  const { form } = props
  const { Outcome } = form
  if (Outcome && !isFormShown(form.state)) return <Outcome {...props} />
  const { endpoint, plain, privacy } = ways
  return <MessageForm {...{ form, plain, privacy }} mails={endpoint === undefined} />
}
