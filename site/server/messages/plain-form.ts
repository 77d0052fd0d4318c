/** The contact form once more, with what was written and what is to be put right. */
import { html } from 'hono/html'
import { CONTACT_ENDPOINT } from '../../contact/endpoint.ts'
import {
  BUDGETS,
  FIELDS,
  MOMENTS,
  SUBJECTS,
  TRAP,
  type Field,
  type Fields,
} from '../../contact/fields.ts'
import { problemText } from '../../contact/problem-text.ts'
import type { Problems } from '../../contact/rules.ts'
import { WORDS as FIELD_WORDS } from '../../contact/words.ts'
import { languageQuery, type Language } from '../../routes/language.ts'
import type { Markup } from '../pages/page.ts'
import { WORDS } from './answer-words.ts'

export const problemList = (problems: Problems, language: Language): Markup => {
  const own = FIELD_WORDS[language]
  const wrong = FIELDS.flatMap((field) => {
    const problem = problems[field]
    return problem === undefined ? [] : [{ field, text: problemText(own, field, problem) }]
  })
  return html`<ul>
    ${wrong.map(({ field, text }) => html`<li><a href="#${field}">${text}</a></li>`)}
  </ul>`
}

export const plainForm = (fields: Fields, problems: Problems, language: Language): Markup => {
  const words = WORDS[language]
  const own = FIELD_WORDS[language]
  const { marks, told, label, input, select } = controlsOf(fields, problems, language)
  return html`<form method="post" action="${CONTACT_ENDPOINT}${languageQuery(language)}">
    ${input('name', html`autocomplete="name" required`)}
    ${input('email', html`type="email" autocomplete="email" required`)}
    ${select('subject', { '': words.noSubject, ...pick(own.subjects, SUBJECTS) })}
    ${label('message', html`<textarea ${marks('message')} required>${`\n${fields.message}`}</textarea>`)}
    ${input('company', html`autocomplete="organization"`, words.optional)}
    ${select('budget', pick(own.budgets, BUDGETS), words.optional)}
    <fieldset>
      <legend>${words.call}</legend>
      ${input('first', html`type="date"`)} ${input('second', html`type="date"`)}
      ${select('moment', pick(own.moments, MOMENTS))}
    </fieldset>
    <div>
      <label class="choice">
        <input
          type="checkbox"
          ${marks('consent')}
          required
          ${fields.consent ? html`checked` : ''}
        />
        ${words.consent}
      </label>
      ${told('consent')}
    </div>
    <div class="trap" aria-hidden="true">
      <input name="${TRAP}" tabindex="-1" autocomplete="off" />
    </div>
    <button>${words.send}</button>
  </form>`
}

type Texts = Readonly<Record<string, string>>

const pick = (texts: Texts, keys: readonly string[]): Texts =>
  Object.fromEntries(keys.map((key) => [key, texts[key] ?? key]))

/** A label, its control, and below it what is wrong. */
const controlsOf = (fields: Fields, problems: Problems, language: Language) => {
  const own = FIELD_WORDS[language]
  const marks = (field: Field): Markup =>
    html`id="${field}" name="${field}"
    ${problems[field] ? html`aria-invalid="true" aria-describedby="${field}-problem"` : ''}`
  const told = (field: Field): Markup | '' => {
    const problem = problems[field]
    if (problem === undefined) return ''
    return html`<p class="problem" id="${field}-problem">${problemText(own, field, problem)}</p>`
  }
  const label = (field: Field, control: Markup, mark = ''): Markup =>
    html`<div>
      <label for="${field}">${own.fields[field]} ${mark ? html`<small>${mark}</small>` : ''}</label>
      ${control} ${told(field)}
    </div>`
  const options = (field: Field, texts: Texts) =>
    Object.entries(texts).map(
      ([value, text]) =>
        html`<option value="${value}" ${value === fields[field] ? html`selected` : ''}>
          ${text}
        </option>`,
    )
  return {
    marks,
    told,
    label,
    input: (field: Field, more: Markup, mark?: string) =>
      label(field, html`<input ${marks(field)} ${more} value="${String(fields[field])}" />`, mark),
    select: (field: Field, texts: Texts, mark?: string) =>
      label(
        field,
        html`<select ${marks(field)}>
          ${options(field, texts)}
        </select>`,
        mark,
      ),
  }
}
