import { useId, useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { Field } from '#ui/field'
import { Heading } from '#ui/heading'
import { Icon } from '#ui/icon'
import { Textarea } from '#ui/textarea'
import { LONGEST_RESULT } from '../../../contact/tool-result.ts'
import { OpaleStill } from '../../../layout/opale-still.tsx'
import { handToolResult } from '../../../ports/contact/tool-result.ts'
import { useLayout } from '../../../router/content.ts'
import { textOf, titleOf, type Outcome } from './outcome.ts'
import * as css from './result.css.ts'
import type { Opening } from './session.ts'

/** The way to the contact form, with a text that one may change before. */
export function HandOver({ opening, outcome }: HandOverProps): ReactElement {
  const { page, say } = opening
  const { contact } = useLayout()
  const navigate = useNavigate()
  const id = useId()
  // Changed answers make another text; what was written by hand is kept until then.
  const made = textOf(opening, outcome)
  const [edited, setEdited] = useState({ made, text: made })
  const text = edited.made === made ? edited.text : made
  const hand = () => {
    handToolResult({ title: titleOf(opening), text })
    void navigate(contact)
  }
  return (
    <section className={css.hand} aria-labelledby={id} data-shared="">
      {page.still && <OpaleStill still={page.still} width={120} height={120} />}
      <div className={css.handText}>
        <Heading id={id} level={2} size="t2">
          {say.hand.title}
        </Heading>
        <p>{say.hand.text}</p>
        <Disclosure title={say.hand.read}>
          <Field id={`${id}text`} label={say.hand.label}>
            <Textarea
              rows={10}
              maxLength={LONGEST_RESULT.text}
              value={text}
              onChange={({ currentTarget }) => setEdited({ made, text: currentTarget.value })}
            />
          </Field>
        </Disclosure>
      </div>
      <Button variant="contact" onClick={hand}>
        {say.hand.action}
        <Icon name="arrow" />
      </Button>
    </section>
  )
}

interface HandOverProps {
  readonly opening: Opening
  readonly outcome: Outcome
}
