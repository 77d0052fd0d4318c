/** The answer to a form that left without a script: what happened, and what is still to be sent. */
import { html } from 'hono/html'
import type { Fields } from '../../contact/fields.ts'
import type { Language } from '../../routes/language.ts'
import { ownPage, type Markup } from '../pages/page.ts'
import { headersOf, type Answer } from './answer.ts'
import { WORDS, type AnswerWords } from './answer-words.ts'
import { plainForm, problemList } from './plain-form.ts'

export const pageAnswer = (
  answer: Answer,
  { language, fields }: { readonly language: Language; readonly fields: Fields },
): Promise<Response> => {
  const words = WORDS[language]
  const [title, said] = sayings(answer, words, language)
  const problems = answer.status === 422 ? answer.problems : {}
  const again = answer.status === 422 || 'wait' in answer
  const body = html`<h1>${title}</h1>
    ${said} ${again ? plainForm(fields, problems, language) : ''}
    <p><a href="${words.contact}">${words.home}</a></p>`
  return ownPage({ language, title, body }, answer.status, headersOf(answer))
}

const sayings = (
  answer: Answer,
  words: AnswerWords,
  language: Language,
): readonly [title: string, said: Markup] => {
  switch (answer.status) {
    case 201:
      return [
        words.kept(answer.name),
        html`<p>${words.keptText}</p>
          <p class="reference">${answer.reference}</p>`,
      ]
    case 422:
      return [
        words.problems(Object.keys(answer.problems).length),
        html`<p>${words.problemsText}</p>
          ${problemList(answer.problems, language)}`,
      ]
    case 429:
      return [words.limited, html`<p>${words.limitedText(Math.ceil(answer.wait / 60))}</p>`]
    case 503:
      return [words.later, html`<p>${words.laterText(answer.wait)}</p>`]
    case 413:
      return [words.refused, html`<p>${words.long}</p>`]
    default:
      return [words.refused, html`<p>${words.refusedText}</p>`]
  }
}
