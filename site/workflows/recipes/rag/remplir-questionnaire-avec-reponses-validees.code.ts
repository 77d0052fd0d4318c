/** A questionnaire against a table of approved answers: which are open, which come close, what gets written. */
import { inBoth } from '../../fragments/code.ts'

interface Words {
  readonly sheet: string
  readonly column: string
  readonly nothing: string
  readonly many: string
}

/** Only cells that nobody has filled in; the row's number says where the answer goes. */
export const OPEN = inBoth(
  ({
    sheet,
    column,
    nothing,
    many,
  }: Words) => `const { question, answer, most } = $('settings').first().json
const came = $input.all().map(({ json }) => json)
const broken = came.find(({ error }) => error !== undefined)
if (broken) throw new Error('${sheet}' + (broken.error.message ?? broken.error))
const rows = came.filter((row) => row.row_number)
const absent = [question, answer].find((name) => !rows.some((row) => name in row))
if (absent) throw new Error('${column}' + absent)
const text = (value) => String(value ?? '').replace(/\\s+/g, ' ').trim()
const open = rows.filter((row) => text(row[question]).length > 5 && text(row[answer]) === '')
if (open.length === 0) throw new Error('${nothing}')
if (open.length > most) throw new Error('${many}' + open.length)
return open.map((row) => ({ json: { row: row.row_number, question: text(row[question]).slice(0, 600) } }))`,
  {
    fr: {
      sheet: 'Questionnaire illisible : ',
      column: 'Colonne absente du questionnaire : ',
      nothing: 'Aucune question sans réponse dans ce questionnaire.',
      many: 'Trop de questions pour une fois : ',
    },
    en: {
      sheet: 'Questionnaire unreadable: ',
      column: 'Column missing from the questionnaire: ',
      nothing: 'No question without an answer in this questionnaire.',
      many: 'Too many questions at once: ',
    },
  },
)

/** Grist gives dates as seconds; an answer without a last day, or past it, is not approved any more. */
export const BATCHES = inBoth(
  ({
    base,
    none,
  }: {
    readonly base: string
    readonly none: string
  }) => `const rows = $input.all().map(({ json }) => json)
const broken = rows.find(({ error }) => error !== undefined)
if (broken) throw new Error('${base}' + (broken.error.message ?? broken.error))
const until = (row) => typeof row.Valid_until === 'number' ? DateTime.fromSeconds(row.Valid_until, { zone: 'utc' }).toISODate() : ''
const known = rows
  .filter((row) => row.Approved === true && row.Question && row.Answer && until(row) >= $now.toISODate())
  .map((row) => ({ question: row.Question, answer: row.Answer, source: row.Source, until: until(row) }))
if (known.length === 0) throw new Error('${none}')
const inParts = (side, all) => Array.from({ length: Math.ceil(all.length / 40) }, (_, at) => all.slice(at * 40, at * 40 + 40))
  .map((part) => ({ json: { side, part, input: part.map((one) => one.question.slice(0, 600)) } }))
return [...inParts('asked', $('open').all().map(({ json }) => json)), ...inParts('known', known)]`,
  {
    fr: {
      base: 'Table des réponses illisible : ',
      none: 'Aucune réponse validée et en cours de validité.',
    },
    en: {
      base: 'Table of answers unreadable: ',
      none: 'No answer that is approved and still valid.',
    },
  },
)

/** A store would have to be kept in step with the table; a few hundred vectors are compared here. */
export const NEAREST = inBoth(
  (fault: string) => `const batches = $('batches').all().map(({ json }) => json)
const came = $input.all().map(({ json }) => json)
const broken = came.find(({ data }) => !Array.isArray(data))
if (broken || came.length !== batches.length) throw new Error('${fault}' + (broken?.error?.message ?? broken?.error ?? ''))
const all = batches.flatMap(({ side, part }, at) => part.map((one, index) => ({ ...one, side, vector: came[at].data.find((each) => each.index === index).embedding })))
const dot = (one, other) => one.reduce((sum, value, at) => sum + value * other[at], 0)
const closeness = (one, other) => dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other))
const known = all.filter(({ side }) => side === 'known')
const { closest } = $('settings').first().json
return all.filter(({ side }) => side === 'asked').map(({ row, question, vector }) => {
  const choices = known
    .map((one) => ({ ...one, near: closeness(vector, one.vector) }))
    .filter(({ near }) => near >= closest)
    .sort((one, other) => other.near - one.near)
    .slice(0, 3)
    .map(({ question, answer, source, until }, at) => ({ number: at + 1, question, answer, source, until }))
  return { json: { row, question, choices, count: choices.length } }
})`,
  { fr: 'Vecteurs non calculés : ', en: 'Vectors not computed: ' },
)

/** The model gives a number; the answer itself is copied from the table, letter for letter. */
export const VERDICT = inBoth(
  (
    unread: string,
  ) => `const asked = $('nearest').all().map(({ json }) => json).filter(({ count }) => count > 0)
return $input.all().map(({ json }, at) => {
  const { row, question, choices } = asked[at]
  const said = json.output
  const chosen = choices.find(({ number }) => number === said?.number)
  const fit = chosen && ['whole', 'part'].includes(said.fit) ? said.fit : ''
  return { json: { row, question, fit, chosen: fit ? chosen : null, lacking: said ? (fit === 'part' ? said.lacking : '') : '${unread}' } }
})`,
  { fr: 'non lue par le modèle', en: 'not read by the model' },
)

/** Keys are columns of the sheet: the answer's own only where it is certain. */
export const CELLS = inBoth(
  ({
    state,
    source,
    proposal,
    ready,
    part,
    none,
  }: Record<string, string>) => `const { answer } = $('settings').first().json
return $input.all().map(({ json }) => json).sort((one, other) => one.row - other.row).map(({ row, fit, chosen, lacking }) => ({ json: {
  row_number: row,
  ...(fit === 'whole' ? { [answer]: chosen.answer } : {}),
  '${state}': fit === 'whole' ? '${ready}' : fit === 'part' ? '${part}' + lacking : '${none}' + (lacking ? ' (' + lacking + ')' : ''),
  '${source}': chosen ? chosen.source + ' → ' + chosen.until : '',
  '${proposal}': fit === 'part' ? chosen.answer : '',
} }))`,
  {
    fr: {
      state: 'État de la réponse',
      source: 'Source de la réponse',
      proposal: 'Réponse proposée',
      ready: 'reprise',
      part: 'à compléter : ',
      none: 'à écrire',
    },
    en: {
      state: 'State of the answer',
      source: 'Source of the answer',
      proposal: 'Proposed answer',
      ready: 'taken over',
      part: 'to complete: ',
      none: 'to write',
    },
  },
)
