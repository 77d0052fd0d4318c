import type { Field } from '../../contact/fields.ts'
import { problemText } from '../../contact/problem-text.ts'
import { shownProblems } from './state.ts'
import type { ContactForm } from './contact-form.ts'

/** The form's own id: controls elsewhere on the page belong to it by this name. */
export const FORM_ID = 'contact-form'
export const controlId = (field: Field): string => `contact-${field}`

type TextField = 'name' | 'email' | 'company' | 'message' | 'first' | 'second'

/** What each control and the label around it are given. */
export const controlsOf = ({ state, dispatch, ways: { fields: words } }: ContactForm) => {
  const problems = shownProblems(state)
  return {
    words,
    problems,
    label: (field: Field) => {
      const problem = problems[field]
      return {
        id: controlId(field),
        label: words.fields[field],
        error: problem && problemText(words, field, problem),
      }
    },
    text: (field: TextField) => ({
      name: field,
      value: state.fields[field],
      onChange: ({ target: { value } }: { readonly target: { readonly value: string } }) =>
        dispatch({ does: 'change', change: { [field]: value } }),
      onBlur: () => dispatch({ does: 'leave', field }),
    }),
  }
}
