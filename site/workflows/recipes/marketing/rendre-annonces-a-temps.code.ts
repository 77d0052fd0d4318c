/** How many working days are left for each booked advertisement, and who has to do what. */
import { inBoth } from '../../fragments/code.ts'

export const LEFT = inBoth(
  (words) => `const { steps } = $('settings').first().json
const off = $('holidays').first().json
const listed = $('files').all().map(({ json }) => json)
const dark = listed.some(({ error }) => error)
const names = listed.filter(({ path }) => path).map(({ path }) => decodeURIComponent(String(path)).split('/').filter(Boolean).pop().toLowerCase())
const today = $now.startOf('day')
// Excel gives a real date as a number of days, and what was typed as text as it stands.
const dayOf = (value) => {
  if (typeof value === 'number') return DateTime.fromISO('1899-12-30').plus({ days: Math.floor(value) })
  const text = String(value ?? '').trim()
  return /^\\d{1,2}\\/\\d{1,2}\\/\\d{4}$/.test(text) ? DateTime.fromFormat(text, 'd/M/yyyy') : /^\\d+(\\.\\d+)?$/.test(text) ? dayOf(Number(text)) : DateTime.fromISO(text)
}
const open = (day) => day.weekday < 6 && (off.error || !off[day.toISODate()])
const workdays = (until) => {
  let count = 0
  for (let day = today.plus({ days: 1 }); day <= until; day = day.plus({ days: 1 })) if (open(day)) count += 1
  return count
}
if (!off.error && !open(today)) return []
const table = $('bookings').all().map(({ json }) => json)
// A heading renamed must not look like a table without bookings.
const lost = ['ref', 'deadline', 'sent_on'].filter((name) => !table.some((row) => name in row))
if (table.length && lost.length) return [{ json: { ref: '', owner: '', mark: 'columns ' + today.toISODate(), state: 'odd', line: '${words.columns}' + lost.join(', ') } }]
const rows = table.filter((row) => String(row.ref ?? '').trim() && !String(row.sent_on ?? '').trim())
return rows.flatMap((row) => {
  const ref = String(row.ref).trim(), due = dayOf(row.deadline)
  const given = { ref, owner: String(row.owner ?? '').trim(), mark: ref + ' ' + today.toISODate() }
  const what = ref + ', ' + row.title + ' (' + row.format + ')'
  if (!due.isValid) return [{ json: { ...given, state: 'odd', line: what + '${words.odd}' + row.deadline } }]
  const late = due < today, left = late ? -1 : workdays(due)
  const ready = names.some((name) => name.startsWith(ref.toLowerCase() + '-') || name.startsWith(ref.toLowerCase() + '.'))
  const limit = '${words.limit}' + due.toFormat('dd/MM/yyyy') + '${words.to}' + row.contact
  if (!late && !steps.includes(left)) return []
  return [{ json: { ...given, state: late ? 'late' : ready ? 'ready' : 'due', left,
    line: what + (late ? '${words.late}' : ready ? '${words.ready}' : dark ? '${words.dark}' : '${words.missing}') + limit + (off.error ? '${words.nodays}' : '') } }]
})`,
  {
    fr: {
      columns: 'Aucune ligne lue, colonnes absentes du tableau : ',
      odd: ' : date illisible, ',
      limit: '. Limite : ',
      to: ', à envoyer à ',
      late: ' : EN RETARD, appelez la régie',
      ready: ' : fichier prêt, il reste à l’envoyer',
      missing: ' : fichier absent du dossier',
      dark: ' : dossier illisible, vérifiez le fichier',
      nodays: ' (jours fériés non lus)',
    },
    en: {
      columns: 'No row read, columns missing from the table: ',
      odd: ': unreadable date, ',
      limit: '. Limit: ',
      to: ', to be sent to ',
      late: ': LATE, ring the publisher',
      ready: ': file ready, it has yet to be sent',
      missing: ': file not in the folder',
      dark: ': folder unreadable, check the file',
      nodays: ' (public holidays not read)',
    },
  },
)

export const LETTERS = `const byOwner = new Map()
const { boss } = $('settings').first().json
for (const { json } of $input.all()) {
  const to = json.owner || boss
  const letter = byOwner.get(to) ?? { to, copy: '', lines: [], marks: [] }
  if (json.state === 'late' && to !== boss) letter.copy = boss
  letter.lines.push('- ' + json.line)
  letter.marks.push(json.mark)
  byOwner.set(to, letter)
}
return [...byOwner.values()].map((letter) => ({ json: { ...letter, text: letter.lines.join('\\n'), count: letter.lines.length } }))`
