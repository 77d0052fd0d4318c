/** Names and numbers that leave a report before it is searched: those that are known, those that have a form, those that are pointed out. */
import { inBoth } from '../../fragments/code.ts'

/** What a form alone gives away; written once, for masking and for looking again. */
const FORMS = String.raw`const FORMS = [
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, 'MAIL'],
  [/\bFR\s?\d{2}(?:\s?[\dA-Z]{4}){5}\s?[\dA-Z]{3}\b/gi, 'IBAN'],
  [/(?:\+33|0033)\s?(?:\(0\)\s?)?[1-9](?:[\s./-]?\d{2}){4}|\b0[1-9](?:[\s./-]?\d{2}){4}\b/g, 'PHONE'],
  [/\b[12]\s?\d{2}\s?(?:0[1-9]|1[0-2]|[2-9]\d)\s?(?:\d{2}|2[AB])\s?\d{3}\s?\d{3}(?:\s?\d{2})?\b/gi, 'NIR'],
  [/\b[A-HJ-NP-TV-Z]{2}[- ]?\d{3}[- ]?[A-HJ-NP-TV-Z]{2}\b/g, 'PLATE'],
  [/\b(?:digicode|interphone|code (?:du |de la |de l[’']|d[’'])?(?:portail|porte|entrée|accès|immeuble|alarme|gate|door|alarm|entry))(?: est| is)?\s*:?\s*[A-Z]?\d[\dA-Z*#]*/gi, 'CODE'],
]
`

/** A word by itself, in whatever case: « Eva » is neither in « Evacuation » nor in a mask. */
const WHOLE = String.raw`const whole = (value) => new RegExp('(?<![\\p{L}\\p{N}\\[])' + value.normalize('NFC').replace(/[.*+?^$\{}()|[\]\\]/g, '\\$&') + '(?![\\p{L}\\p{N}])', 'giu')
`

/** Parts of names of three letters and more; a « Petit » takes some small things along, which costs nothing. */
export const MASKED = `${FORMS}${WHOLE}return $input.all().map(({ json: row }) => {
  let text = String(row.report ?? '').normalize('NFC').replace(/\\s+/g, ' ').trim()
  for (const [form, name] of FORMS) text = text.replace(form, '[' + name + ']')
  const hide = (value, name) => {
    if (value.length < 3) return
    text = text.replace(whole(value), '[' + name + ']')
  }
  const parts = (value) => String(value ?? '').trim().split(/[\\s,'’-]+/)
  hide(String(row.street ?? '').trim(), 'ADDRESS')
  for (const value of [row.customer, ...parts(row.customer)]) hide(String(value ?? '').trim(), 'CUSTOMER')
  for (const value of [row.technician, ...parts(row.technician)]) hide(String(value ?? '').trim(), 'TECHNICIAN')
  return { json: { id: row.id, equipment: row.equipment ?? '', month: String(row.closed_on ?? '').slice(0, 7), text } }
})`

/** Only what stands in the text can be taken out of it; a name that is not found, or too many, is a report for somebody to see. */
export const FINAL = `${FORMS}${WHOLE}const rows = $('masked').all().map(({ json }) => json)
return $input.all().map(({ json: { output } }, at) => {
  const row = rows[at]
  const said = [...new Set((output?.names ?? []).map((one) => String(one).trim()))].filter((one) => one.replace(/\\[[A-Z]+\\]/g, '').trim().length > 1)
  const named = said.filter((one) => whole(one).test(row.text))
  const missed = said.some((one) => !whole(one).test(row.text) && !/^[A-Z]+$/.test(one))
  const text = named.sort((one, other) => other.length - one.length).reduce((all, one) => all.replace(whole(one), '[NAME]'), row.text)
  const left = FORMS.some(([form]) => new RegExp(form.source, form.flags).test(text))
  const state = !output ? 'silent' : output.sensitive === true || named.length > 12 || missed || left || row.text === '' ? 'review' : 'clean'
  return { json: { ...row, text, named: named.length, state } }
})`

export const AGAIN = `return $('sorted').all().filter(({ json }) => json.state === 'clean')`

/** A store that fails hands back what it was given: nothing of that counts as stored. */
export const STORED = `const stored = $input.all().map(({ json }) => json).filter(({ pageContent }) => pageContent)
return [{ json: { ids: [...new Set(stored.map(({ metadata }) => String(metadata.report)))] } }]`

/** Numbers of reports alone: the email must not hold what the index may not. */
export const REPORT = inBoth(
  (say: Record<string, string>) => `const rows = $input.all().map(({ json }) => json)
const of = (state) => rows.filter((one) => one.state === state).map(({ id }) => String(id))
const review = of('review')
const silent = of('silent')
if (review.length + silent.length === 0) return []
return [{ json: { review, text: [review.length > 0 ? '${say['review']}' + review.join(', ') : '', silent.length > 0 ? '${say['silent']}' + silent.join(', ') : ''].filter(Boolean).join('\\n') } }]`,
  {
    fr: {
      review: 'À relire avant d’indexer : ',
      silent: 'Modèle muet, repris la nuit prochaine : ',
    },
    en: {
      review: 'To be reread before indexing: ',
      silent: 'Model silent, taken up again next night: ',
    },
  },
)
