import type { ReactElement } from 'react'
import { hidden } from '#ui/field'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { LayoutData } from '../../layout/layout-data.ts'
import type { Language } from '../../routes/language.ts'
import type { ContactWays, LinkItem } from '../../routes/page-data.ts'
import { MessageForm } from './message-form.tsx'
import { Sent } from './sent.tsx'
import { isFormShown } from './state.ts'
import { Unsent } from './unsent.tsx'
import type { ContactForm } from './use-contact-form.ts'
import { WORDS } from './words.ts'

interface MessagePartProps {
  readonly form: ContactForm
  readonly ways: ContactWays
  readonly language: Language
  /** Where one reads on once the message has left. */
  readonly next: LinkItem | undefined
  readonly from: string | undefined
  readonly owner: LayoutData['owner']
}

/** The form, or what became of it. */
export function MessagePart(props: MessagePartProps): ReactElement {
  const { form, ways } = props
  return (
    <div>
      <News form={form} />
      {isFormShown(form.state) ? (
        <MessageForm
          form={form}
          plain={ways.plain}
          mails={ways.endpoint === undefined}
          privacy={ways.privacy}
        />
      ) : (
        <Outcome {...props} />
      )}
    </div>
  )
}

function Outcome({ form, language, next, from, owner }: MessagePartProps): ReactElement {
  const { phase } = form.state
  if (phase.is === 'sent')
    return <Sent phase={phase} next={next} onAnother={() => form.dispatch({ does: 'clear' })} />
  const address = owner.sample ? undefined : owner.email
  return <Unsent form={form} language={language} from={from} address={address} />
}

/** What happened without anybody asking is said, and takes no focus. */
function News({ form }: Pick<MessagePartProps, 'form'>): ReactElement {
  const words = useWordsOf(WORDS)
  const { phase } = form.state
  const quiet = 'quiet' in phase && phase.quiet
  return (
    <output className={hidden}>
      {quiet && phase.is === 'sent' && words.sent.title(phase.to.name.trim())}
      {quiet && phase.is === 'waiting' && words.waiting.title}
    </output>
  )
}
