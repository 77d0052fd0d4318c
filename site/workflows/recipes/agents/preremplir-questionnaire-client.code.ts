/** What is written is the company's own answer, word for word; the model only says which one. */
import { inBoth } from '../../fragments/code.ts'

/** A cell that somebody has filled is theirs. */
export const TODO = `const { most } = $('settings').first().json
const open = $('rows').all()
  .map(({ json }) => ({ row: json.row_number, question: String(json.question ?? '').replace(/\\s+/g, ' ').trim(), answer: String(json.answer ?? '').trim() }))
  .filter((one) => one.question !== '' && one.answer === '')
const error = [$('rows').first(), $('bank').first()].map(({ json }) => json.error).find(Boolean)
if (error || open.length === 0) return [{ json: { none: true, ...(error && { error }) } }]
return open.slice(0, most).map(({ row, question }) => ({ json: { row, question, left: Math.max(0, open.length - most) } }))`

export const CHECK = inBoth(
  (words) => `const teams = $('settings').first().json.teams.split(', ')
const bank = new Map($('bank').all().map(({ json }) => [json.id, json]))
const today = $now.toISODate()
return $input.all().map(({ json }) => {
  const one = bank.get(json.id)
  const stale = one && !(one.valid_until >= today)
  const state = json.error ? 'down' : !one || json.fit === 'none' ? 'open' : stale ? 'stale' : json.fit === 'whole' ? 'whole' : 'partly'
  const team = teams.includes(json.team) ? json.team : teams[0]
  const used = ['whole', 'partly', 'stale'].includes(state)
  return { json: {
    row: json.row, question: json.question, state, team,
    answer: used ? one.answer : '',
    proof: used ? (one.proof ?? '') : '',
    status: { whole: '${words.whole}', partly: '${words.partly}', stale: '${words.stale}', open: '${words.open}' + team, down: '${words.down}' }[state],
  } }
})`,
  {
    fr: {
      whole: 'à relire',
      partly: 'à compléter : la réponse ne couvre pas tout',
      stale: 'à confirmer : réponse échue',
      open: 'à rédiger : ',
      down: 'non traitée, modèle en panne',
    },
    en: {
      whole: 'to be read',
      partly: 'to be completed: the answer does not cover it all',
      stale: 'to be confirmed: answer out of date',
      open: 'to be written: ',
      down: 'not handled, model down',
    },
  },
)

export const SUM = inBoth(
  (words) => `const all = $('check').all().map(({ json }) => json)
const failed = $input.all().flatMap(({ json }, at) => (json.error ? [all[at].row] : []))
const count = (state) => all.filter((one) => one.state === state).length
const open = all.filter((one) => one.state === 'open')
const left = $('todo').first().json.left
const lines = [
  '${words.whole}' + count('whole'), '${words.partly}' + count('partly'), '${words.stale}' + count('stale'), '${words.down}' + count('down'),
  ...(left ? ['${words.left}' + left] : []),
  ...(failed.length ? ['${words.failed}' + failed.join(', ')] : []),
]
const teams = [...new Set(open.map((one) => one.team))]
return [{ json: { text: lines.join('\\n') + teams.map((team) => '\\n\\n' + '${words.team}' + team + '\\n' + open.filter((one) => one.team === team).map((one) => one.row + '. ' + one.question).join('\\n')).join('') } }]`,
  {
    fr: {
      whole: 'À relire : ',
      partly: 'À compléter : ',
      stale: 'À confirmer, réponse échue : ',
      down: 'Non traitées : ',
      left: 'Au-delà de la limite, à relancer : ',
      failed: 'Lignes que la feuille a refusées : ',
      team: 'À rédiger, ',
    },
    en: {
      whole: 'To be read: ',
      partly: 'To be completed: ',
      stale: 'To be confirmed, out of date: ',
      down: 'Not handled: ',
      left: 'Beyond the limit, run again: ',
      failed: 'Rows that the sheet refused: ',
      team: 'To be written, ',
    },
  },
)
