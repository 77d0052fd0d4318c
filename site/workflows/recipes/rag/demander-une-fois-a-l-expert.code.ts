/** What is known of a question, what the expert wrote, and who is waiting for it. */
import { inBoth } from '../../fragments/code.ts'

/** A question or an address that is lacking would trouble an expert for nobody. */
export const STATE = `const found = $input.first().json
const { question, asker } = $('settings').first().json
const state = question.length < 6 || !asker.includes('@') ? 'refused' : found.error !== undefined ? 'down' : !found.id ? 'new' : found.state === 'waiting' ? 'waiting' : 'answered'
return [{ json: { state, id: found.id ?? '', askers: String(found.askers ?? ''), answer: found.answer ?? '' } }]`

/** Labels of the form are what its answers are called by. An answer given « no » serves nobody after those waiting. */
export const SAID = inBoth(
  ({ answer, reuse }: Record<string, string>) => `const { data = {} } = $input.first().json
const answer = String(data['${answer}'] ?? '').trim()
const months = parseInt(data['${reuse}'], 10) || 0
return [{ json: { answer, state: answer === '' ? 'silent' : 'answered', reuse: answer !== '' && months > 0, until: (months > 0 ? $now.plus({ months }) : $now).toISODate() } }]`,
  {
    fr: { answer: 'Votre réponse', reuse: 'La réutiliser ?' },
    en: { answer: 'Your answer', reuse: 'Use it again?' },
  },
)

export const PEOPLE = `const { askers } = $input.first().json
const all = String(askers ?? '').split('\\n').map((one) => one.trim()).filter((one) => one.includes('@'))
return [...new Set([...all, $('settings').first().json.asker])].filter(Boolean).map((email) => ({ json: { email } }))`
