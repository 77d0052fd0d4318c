import type { ReactElement } from 'react'
import type { OutcomeProps } from './contact-form.ts'
import { MessageForm } from './message-form.tsx'
import { isFormShown } from './state.ts'

/** The form, or what became of its message. */
export function MessagePart(props: OutcomeProps): ReactElement {
  const { form } = props
  const { Outcome } = form
  if (Outcome && !isFormShown(form.state)) return <Outcome {...props} />
  return <MessageForm form={form} />
}
