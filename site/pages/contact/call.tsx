import type { ReactElement } from 'react'
import { ButtonLink } from '#ui/button'
import { Field } from '#ui/field'
import { FormRow } from '#ui/form'
import { Head } from '#ui/section'
import { Input } from '#ui/input'
import { RadioGroup } from '#ui/radio-group'
import { Stack } from '#ui/stack'
import { MOMENTS, type Moment } from '../../contact/fields.ts'
import { controlId, FORM_ID, controlsOf } from './controls.ts'
import * as css from './contact.css.ts'
import { isOpen } from './state.ts'
import type { ContactForm } from './contact-form.ts'

/** [2.3.78] Days for a video call: further down the page, and part of the same form. */
export function Call({ form }: { readonly form: ContactForm }): ReactElement {
  const { call: words } = form.ways.words
  const { label, text, words: own } = controlsOf(form)
  const { fields, today } = form.state
  const day = { type: 'date', form: FORM_ID, min: today || undefined } as const
  return (
    <section id="google-meet" aria-labelledby="google-meet-title">
      <Head id="google-meet-title" title={words.title} lead={words.lead} size="t3" />
      {/* What is under way or waits was said already. */}
      <fieldset className={css.bare} disabled={!isOpen(form.state)}>
        <Stack>
          <FormRow>
            <Field {...label('first')}>
              <Input {...text('first')} {...day} />
            </Field>
            <Field {...label('second')}>
              <Input {...text('second')} {...day} />
            </Field>
          </FormRow>
          <RadioGroup
            id={controlId('moment')}
            form={FORM_ID}
            legend={own.fields.moment}
            hideLegend
            name="moment"
            variant="pills"
            options={MOMENTS.map((value) => ({ value, label: own.moments[value] }))}
            value={fields.moment}
            onValueChange={(moment) =>
              form.dispatch({ does: 'change', change: { moment: moment as Moment } })
            }
          />
          <div>
            <ButtonLink href="#form">{words.back}</ButtonLink>
          </div>
        </Stack>
      </fieldset>
    </section>
  )
}
