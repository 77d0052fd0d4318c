/** Who has to read which version, what a reader answers, and whom to remind today. */
import { inBoth } from '../../fragments/code.ts'

/** Whoever already got this version is left out: a form sent twice writes to nobody twice. */
export const READERS = inBoth(
  ({
    silent,
    nobody,
  }: Record<
    string,
    string
  >) => `const { title, version, team, days, link } = $('settings').first().json
const people = $input.all().map(({ json }) => json)
const rows = $('rows').all().map(({ json }) => json)
const broken = [...people, ...rows].find(({ error }) => error !== undefined)
if (broken) throw new Error('${silent}' + (broken.error.message ?? broken.error))
const plain = (text) => String(text ?? '').trim().toLowerCase()
const isSame = (row) => plain(row.title) === plain(title) && plain(row.version) === plain(version)
const sent = new Set(rows.filter((row) => row.sent_on && isSame(row)).map((row) => plain(row.email)))
const own = people.filter((one) => plain(one.email).includes('@') && (plain(team) === '*' || plain(one.team) === plain(team)))
if (own.length === 0) throw new Error('${nobody}' + team)
const due_on = $now.plus({ days: Number(days) }).toISODate()
return [...new Map(own.map((one) => [plain(one.email), one.name]))]
  .filter(([email]) => !sent.has(email))
  .map(([email, name]) => ({ json: { email, name, title: title.trim(), version: String(version).trim(), link: link.trim(), due_on } }))`,
  {
    fr: { silent: 'Grist muet : ', nobody: 'Personne dans l’équipe ' },
    en: { silent: 'Grist silent: ', nobody: 'Nobody in the team ' },
  },
)

/** The row of a link; the first day of reading stays, however often it is confirmed. */
export const READING = `const { k, verdict, question } = $('settings').first().json
const row = $input.all().map(({ json }) => json).find((one) => k && one.key === k)
return [{ json: { state: row ? verdict : 'unknown', id: row?.id ?? 0, name: row?.name ?? '', email: row?.email ?? '', title: row?.title ?? '', version: row?.version ?? '', question: String(question ?? '').trim(), read_on: row?.read_on || $now.toISODate() } }]`

/** The day after, a first reminder; three days later a second; then a person, each Monday. An older version is asked for no more. */
export const LATE = `const rows = $input.all().map(({ json }) => json)
const broken = rows.find(({ error }) => error !== undefined)
if (broken) throw new Error(String(broken.error.message ?? broken.error))
const today = $now.toISODate()
const after = (day, days) => DateTime.fromISO(day).plus({ days }).toISODate() <= today
const plain = (text) => String(text ?? '').trim().toLowerCase()
const isReplaced = (row) => rows.some((one) => one.id > row.id && one.sent_on && plain(one.email) === plain(row.email) && plain(one.title) === plain(row.title))
return rows
  .filter((row) => row.sent_on && !row.read_on && row.due_on && !isReplaced(row))
  .map(({ id, key, name, email, title, version, link, due_on, reminders, reminded_on }) => ({ id, key, name, email, title, version, link, due_on, reminders: Number(reminders) || 0, reminded_on: reminded_on || due_on }))
  .filter((row) => row.reminders === 0 ? after(row.due_on, 1) : row.reminders === 1 ? after(row.reminded_on, 3) : $now.weekday === 1)
  .map((row) => ({ json: { ...row, next: row.reminders < 2 ? 'remind' : 'person' } }))`
