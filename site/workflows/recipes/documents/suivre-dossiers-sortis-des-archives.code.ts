/** Who has a box of the archive, since when, and until which day. */
import { inBoth } from '../../fragments/code.ts'

interface Words {
  readonly sorry: string
  readonly table: string
  readonly form: string
  readonly taken: string
  readonly since: string
  readonly until: string
  readonly handed: string
  readonly notOut: string
}

/** The form takes out, prolongs or brings back; the morning looks for what is overdue. */
const judge = (words: Words) =>
  String.raw`const safe = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;')
const { asked, action, box, holder, days, again } = $('settings').first().json
const rows = $('out').all().map(({ json }) => json)
const day = (iso) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy')
const answer = (text) => [{ json: { state: 'page', title: '${words.sorry}', text: safe(text) } }]
if (rows[0].error !== undefined) return asked ? answer('${words.table}') : [{ json: { state: 'blind', text: '${words.table}' } }]
const today = $now.setZone('Europe/Paris').startOf('day')
if (!asked) {
  const late = rows.filter((one) => one.box && one.due_on < today.toISODate())
  // By holder, not by file: two files late on two days are no two letters a week.
  const written = new Set(late.filter((one) => one.recalled_on > today.minus({ days: again }).toISODate()).map((one) => one.holder))
  const holders = [...new Set(late.map((one) => one.holder))].filter((email) => !written.has(email))
  return holders.map((email) => {
    const list = late.filter((one) => one.holder === email).sort((one, other) => one.due_on.localeCompare(other.due_on))
    return { json: { state: 'recall', holder: email, boxes: list.map((one) => ({ box: one.box })), text: list.map((one) => '- ' + one.box + '${words.since}' + day(one.out_on) + '${words.until}' + day(one.due_on)).join('\n') } }
  })
}
if (!box || !/^[^\s@]+@[^\s@]+$/.test(holder)) return answer('${words.form}')
const row = rows.find((one) => one.box === box)
if (action === 'back') return row ? [{ json: { state: 'back', box } }] : answer(box + '${words.notOut}')
if (row && row.holder !== holder) return answer(box + '${words.taken}' + row.holder + '${words.since}' + day(row.out_on) + '${words.until}' + day(row.due_on) + '${words.handed}')
return [{ json: { state: 'out', box, holder, out_on: row ? row.out_on : today.toISODate(), due_on: today.plus({ days }).toISODate(), recalled_on: '' } }]`

export const JUDGE = inBoth(judge, {
  fr: {
    sorry: 'Rien de noté',
    table: 'Le registre des sorties ne se lit pas.',
    form: 'Cote ou adresse illisible.',
    taken: ' est chez ',
    since: ', sorti le ',
    until: ', attendu le ',
    handed: '. On vous l’a passé ? Notez « Je rends », puis « Je sors ».',
    notOut: ' n’est pas noté comme sorti : vérifiez la cote.',
  },
  en: {
    sorry: 'Nothing noted',
    table: 'The register of loans cannot be read.',
    form: 'Code or address unreadable.',
    taken: ' is with ',
    since: ', taken out on ',
    until: ', expected on ',
    handed: '. Handed on to you? Note “I bring back”, then “I take out”.',
    notOut: ' is not noted as out: check the code.',
  },
})
