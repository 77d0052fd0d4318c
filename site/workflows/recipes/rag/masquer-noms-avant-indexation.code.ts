/** Names and numbers that leave a report before it is searched: those that are known, those that have a form, those that are pointed out. */
import { inBoth } from '../../fragments/code.ts'

/** What a form alone gives away; written once, for masking and for looking again. */
const FORMS = String.raw`const FORMS = [
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, 'MAIL'],
  [/\bFR\s?\d{2}(?:\s?[\dA-Z]{4}){5}\s?[\dA-Z]{3}\b/gi, 'IBAN'],
  [/(?:\+33|0033)\s?[1-9](?:[\s.-]?\d{2}){4}|\b0[1-9](?:[\s.-]?\d{2}){4}\b/g, 'PHONE'],
  [/\b[12]\s?\d{2}\s?(?:0[1-9]|1[0-2]|[2-9]\d)\s?(?:\d{2}|2[AB])\s?\d{3}\s?\d{3}(?:\s?\d{2})?\b/gi, 'NIR'],
  [/\b[A-HJ-NP-TV-Z]{2}[- ]?\d{3}[- ]?[A-HJ-NP-TV-Z]{2}\b/g, 'PLATE'],
  [/\b(?:digicode|interphone|code (?:du )?(?:portail|porte|gate|door))\s*:?\s*[A-Z]?\d[\dA-Z*#]*/gi, 'CODE'],
]
`

/** Parts of names of three letters and more; a « Petit » takes some small things along, which costs nothing. */
export const MASKED = `${FORMS}const escaped = (text) => text.replace(/[.*+?^$\{}()|[\\]\\\\]/g, '\\\\$&')
return $input.all().map(({ json: row }) => {
  let text = String(row.report ?? '').normalize('NFC').replace(/\\s+/g, ' ').trim()
  for (const [form, name] of FORMS) text = text.replace(form, '[' + name + ']')
  const hide = (value, name) => {
    if (value.length < 3) return
    text = text.replace(new RegExp('(?<![\\\\p{L}\\\\p{N}])' + escaped(value.normalize('NFC')) + '(?![\\\\p{L}\\\\p{N}])', 'giu'), '[' + name + ']')
  }
  const parts = (value) => String(value ?? '').trim().split(/[\\s,'’-]+/)
  hide(String(row.street ?? '').trim(), 'ADDRESS')
  for (const value of [row.customer, ...parts(row.customer)]) hide(String(value ?? '').trim(), 'CUSTOMER')
  for (const value of [row.technician, ...parts(row.technician)]) hide(String(value ?? '').trim(), 'TECHNICIAN')
  return { json: { id: row.id, equipment: row.equipment ?? '', month: String(row.closed_on ?? '').slice(0, 7), text } }
})`

/** Only what stands in the text, to the letter, can be taken out of it; too much of it is a report for somebody to see. */
export const FINAL = `${FORMS}const rows = $('masked').all().map(({ json }) => json)
return $input.all().map(({ json: { output } }, at) => {
  const row = rows[at]
  const named = [...new Set((output?.names ?? []).map((one) => String(one).trim()))].filter((one) => one.length > 1 && row.text.includes(one))
  const text = named.sort((one, other) => other.length - one.length).reduce((all, one) => all.split(one).join('[NAME]'), row.text)
  const left = FORMS.some(([form]) => new RegExp(form.source, form.flags).test(text))
  const state = !output ? 'silent' : output.sensitive === true || named.length > 12 || left || row.text === '' ? 'review' : 'clean'
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
