import type { ReactElement } from 'react'
import { hidden } from '#ui/field'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { OutcomeProps } from './contact-form.ts'
import { WORDS } from './outcome-words.ts'
import { Sent } from './sent.tsx'
import { Unsent } from './unsent.tsx'

export { deliver } from '../../ports/contact/deliver.ts'

/** What became of a message. It comes by a script of its own, once the form itself answers. */
export default function Outcome(props: OutcomeProps): ReactElement {
  const { form, language, next, from, owner } = props
  const { sent: words } = useWordsOf(WORDS)
  const { phase } = form.state
  const address = owner.sample ? undefined : owner.email
  return (
    <div>
      {/* What arrives without anybody asking is said, and takes no focus. */}
      <output className={hidden}>
        {phase.is === 'sent' && phase.quiet && words.title(phase.to.name.trim())}
      </output>
      {phase.is === 'sent' ? (
        <Sent phase={phase} next={next} onAnother={() => form.dispatch({ does: 'clear' })} />
      ) : (
        <Unsent form={form} language={language} from={from} address={address} />
      )}
    </div>
  )
}
