import { useEffect, useRef, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { Field, hidden } from '#ui/field'
import { Form, FormActions, FormRow, FormSummary } from '#ui/form'
import { Icon } from '#ui/icon'
import { Input } from '#ui/input'
import { Link } from '#ui/link'
import { RadioGroup } from '#ui/radio-group'
import { Select } from '#ui/select'
import { Textarea } from '#ui/textarea'
import { BUDGETS, FIELDS, SUBJECTS, TRAP, type Subject } from '../../contact/fields.ts'
import { problemText } from '../../contact/problem-text.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { ContactWays } from '../../routes/page-data.ts'
import { controlId, controlsOf, FORM_ID } from './controls.ts'
import { DraftNote } from './draft-note.tsx'
import { Proposed } from './proposed.tsx'
import { problemFields, problemsIn } from './state.ts'
import type { ContactForm } from './contact-form.ts'
import { WORDS } from './words.ts'

/** What a visitor fills in. */
export function MessageForm({ form }: { readonly form: ContactForm }): ReactElement {
  const say = useWordsOf(WORDS)
  const { words, endpoint, plain, privacy } = form.ways
  const { label, text, problems, words: own } = controlsOf(form)
  const { state, dispatch } = form
  const { fields, refusals, phase } = state
  const sending = phase.is === 'sending'
  const trap = useRef<HTMLInputElement>(null)
  const names = problemFields(problems)
  return (
    <Form
      id={FORM_ID}
      ref={useRefusing(form, own)}
      aria-label={words.form.label}
      {...plain}
      onRefused={() => dispatch({ does: 'refuse' })}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit(trap.current?.value ?? '')
      }}
    >
      {refusals > 0 && names.length > 0 && (
        <FormSummary
          key={refusals}
          title={say.problems(names.length)}
          errors={names.map((name) => ({
            id: controlId(name),
            text: problemText(own, name, problems[name]!),
          }))}
        />
      )}
      <FormRow>
        <Field {...label('name')} required>
          <Input {...text('name')} autoComplete="name" />
        </Field>
        <Field {...label('email')} required>
          <Input {...text('email')} type="email" autoComplete="email" />
        </Field>
      </FormRow>
      <RadioGroup
        {...label('subject')}
        legend={own.fields.subject}
        name="subject"
        variant="pills"
        required
        options={SUBJECTS.map((value) => ({ value, label: own.subjects[value] }))}
        value={fields.subject}
        onValueChange={(subject) =>
          dispatch({ does: 'change', change: { subject: subject as Subject } })
        }
      />
      <Field {...label('message')} required>
        <Textarea {...text('message')} placeholder={words.form.placeholder} />
      </Field>
      <FormRow>
        <Field {...label('company')} mark={words.optional}>
          <Input {...text('company')} autoComplete="organization" />
        </Field>
        <Field {...label('budget')} mark={words.optional}>
          <Select
            name="budget"
            value={fields.budget}
            onChange={({ target: { value } }) => {
              const budget = BUDGETS.find((band) => band === value)
              if (budget) dispatch({ does: 'change', change: { budget } })
            }}
          >
            {BUDGETS.map((band) => (
              <option key={band} value={band}>
                {own.budgets[band]}
              </option>
            ))}
          </Select>
        </Field>
      </FormRow>
      <Proposed form={form} />
      <Checkbox
        {...label('consent')}
        label={words.form.consent}
        help={
          <>
            {words.form.consentHelp} <Link href={privacy}>{words.form.privacy}</Link>
          </>
        }
        name="consent"
        required
        checked={fields.consent}
        onChange={({ target }) => dispatch({ does: 'change', change: { consent: target.checked } })}
      />
      <label className={hidden} aria-hidden="true">
        {words.form.trap}
        <input ref={trap} name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
      <FormActions note={sending ? words.form.soon : <DraftNote form={form} />}>
        <Button type="submit" variant="contact" busy={sending}>
          {sending
            ? words.form.sending
            : endpoint === undefined
              ? words.form.mail
              : words.form.send}
          <Icon name="arrow" />
        </Button>
      </FormActions>
    </Form>
  )
}

/** The browser refuses what our rules refuse, so that a message that may not leave is never sent. */
const useRefusing = ({ state }: ContactForm, own: ContactWays['fields']) => {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const problems = problemsIn(state)
    for (const field of FIELDS) {
      const control = ref.current?.elements.namedItem(field)
      const problem = problems[field]
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
        control.setCustomValidity(problem ? problemText(own, field, problem) : '')
    }
  }, [state, own])
  return ref
}
