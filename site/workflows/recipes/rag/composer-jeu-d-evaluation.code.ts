/** Passages drawn by lot, questions written on them, and what is too easy or not grounded. */
import { inBoth, STANDS } from '../../fragments/code.ts'

/** Long enough to say something, and no document that has given enough already: one row with an expected answer for each passage. */
export const FRESH = inBoth(
  ({ expected }: Record<string, string>) => `const { keep, each } = $('settings').first().json
const rows = $('known').all().map(({ json }) => json)
const asked = {}
for (const row of rows) if (row.Document && row.${expected}) asked[row.Document] = (asked[row.Document] ?? 0) + 1
const passages = ($('draw').first().json.result?.points ?? [])
  .map(({ payload }) => ({ text: String(payload?.content ?? '').trim(), path: payload?.metadata?.path ?? '' }))
  .filter(({ text, path }) => text.length >= 200 && path)
  .filter(({ path }) => { asked[path] = (asked[path] ?? 0) + 1; return asked[path] <= each })
  .slice(0, keep)
return [{ json: { count: passages.length, passages } }]`,
  { fr: { expected: 'Attendu' }, en: { expected: 'Expected' } },
)

/**
 * The expected answer has to stand in the passage; a question made of the answer's own words would be found by
 * any search and measures nothing.
 */
export const CHECKED = inBoth(
  ({
    stands,
    ...say
  }: Record<string, string>) => `${stands}const { easy } = $('settings').first().json
const passages = $('each').all().map(({ json }) => json)
const before = $('known').all().map(({ json }) => plain(json.Question)).filter(Boolean)
const words = (text) => plain(text).match(/[\\p{L}\\p{N}]{4,}/gu) ?? []
const seen = new Set(before)
return $input.all().map(({ json: { output } }, at) => {
  const { text, path } = passages[at]
  const question = String(output?.question ?? '').replace(/\\s+/g, ' ').trim()
  const answer = String(output?.answer ?? '').trim()
  const own = words(question)
  const shared = own.length === 0 ? 1 : own.filter((one) => words(answer).includes(one)).length / own.length
  const fault = !output ? '${say['silent']}' : output.usable !== true || question === '' ? '${say['useless']}' : !stands(answer, text) ? '${say['foreign']}' : shared > easy ? '${say['easy']}' : seen.has(plain(question)) ? '${say['twice']}' : ''
  if (!fault) seen.add(plain(question))
  const near = String(output?.beside ?? '').replace(/\\s+/g, ' ').trim()
  const beside = fault || seen.has(plain(near)) ? '' : near
  if (beside) seen.add(plain(beside))
  return { json: { path, question, answer, beside, fault } }
})`,
  {
    fr: {
      stands: STANDS.fr,
      silent: 'modèle muet',
      useless: 'passage sans question utile',
      foreign: 'réponse absente du passage',
      easy: 'question qui recopie la réponse',
      twice: 'question déjà au jeu',
    },
    en: {
      stands: STANDS.en,
      silent: 'model silent',
      useless: 'passage without a useful question',
      foreign: 'answer not in the passage',
      easy: 'question that copies the answer',
      twice: 'question in the set already',
    },
  },
)

/** Two rows for a good passage: one that it answers, one just beside it that somebody has to confirm. */
export const ROWS = inBoth(
  (
    say: Record<string, string>,
  ) => `return $input.all().map(({ json }) => json).filter(({ fault }) => !fault).flatMap(({ path, question, answer, beside }) => [
  { json: { Question: question, Document: path, ${say['expected']}: answer, ${say['covered']}: '${say['yes']}' } },
  ...(beside ? [{ json: { Question: beside, Document: path, ${say['expected']}: '', ${say['covered']}: '${say['open']}' } }] : []),
])`,
  {
    fr: { expected: 'Attendu', covered: 'Traitee', yes: 'Oui', open: 'À vérifier' },
    en: { expected: 'Expected', covered: 'Covered', yes: 'Yes', open: 'To be checked' },
  },
)

/** What came of the draw, whichever way it went. */
export const TALLY = inBoth(
  (say: Record<string, string>) => `const first = $input.first().json
const checked = $('checked').isExecuted ? $('checked').all().map(({ json }) => json) : []
const good = checked.filter(({ fault }) => !fault)
const causes = {}
for (const { fault } of checked) if (fault) causes[fault] = (causes[fault] ?? 0) + 1
const why = Object.entries(causes).map(([fault, count]) => count + ' × ' + fault).join(', ')
const error = first.error ? String(first.error.message ?? first.error) : ''
const isWritten = good.length > 0 && !error
const subject = error ? '${say['failed']}' : isWritten ? '${say['added']}' + good.length : '${say['none']}'
const lines = [error ? '${say['cause']}' + error : '', isWritten ? '${say['ask']}' + $('settings').first().json.link : '', why ? '${say['dropped']}' + why + '.' : '', !error && checked.length === 0 ? '${say['drawn']}' : '']
return [{ json: { subject, good: good.length, dropped: checked.length - good.length, text: lines.filter(Boolean).join('\\n') } }]`,
  {
    fr: {
      failed: 'Jeu d’évaluation : tirage interrompu',
      added: 'Questions à relire cette semaine : ',
      none: 'Jeu d’évaluation : aucune question cette semaine',
      cause: 'Cause : ',
      ask: 'À relire avant de compter : ',
      dropped: 'Écartées : ',
      drawn: 'Les passages tirés étaient trop courts, ou de documents déjà bien servis.',
    },
    en: {
      failed: 'Test set: draw interrupted',
      added: 'Questions to reread this week: ',
      none: 'Test set: no question this week',
      cause: 'Cause: ',
      ask: 'To be reread before they count: ',
      dropped: 'Dropped: ',
      drawn: 'The passages drawn were too short, or of documents well served already.',
    },
  },
)
