import { field, form } from '../../fragments/forms.ts'
import type { Params } from '../recipe.ts'

/** One letter to each owner with all of their sheets, and one to the officer with what stays behind. */
export const pick = (words: {
  readonly purpose: string
  readonly data: string
  readonly recipients: string
  readonly retention: string
  readonly never: string
  readonly since: string
  readonly silent: string
  readonly orphan: string
  readonly changed: string
  readonly unread: string
  readonly empty: string
}): string =>
  `const { months, late, link } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const failed = rows.find(({ error }) => error !== undefined)
if (failed) return [{ json: { kind: 'officer', lines: ['${words.unread}' + String(failed.message ?? failed.error.message ?? failed.error)] } }]
if (!rows.some(({ id }) => id)) return [{ json: { kind: 'officer', lines: ['${words.unread}${words.empty}'] } }]
const today = $now.startOf('day')
const date = (value) => DateTime.fromISO(String(value ?? ''))
const before = (value, limit) => !date(value).isValid || date(value) < limit
const living = rows.filter(({ id, name, state }) => id && name && !['stopped', 'changed'].includes(String(state ?? '').trim()))
const due = living.filter(({ reviewed }) => before(reviewed, today.minus({ months })))
// A day before the last reading belongs to an earlier round.
const since = ({ asked, reviewed }) => (date(asked).isValid && !(date(reviewed) >= date(asked)) ? date(asked) : null)
const mail = (owner) => String(owner ?? '').trim().toLowerCase()
const owned = due.filter(({ owner }) => /^\\S+@\\S+\\.\\S+$/.test(mail(owner)))
const owners = [...new Set(owned.map(({ owner }) => mail(owner)))]
const shown = (row) => [
  row.name + ' (' + (date(row.reviewed).isValid ? '${words.since}' + date(row.reviewed).toISODate() : '${words.never}') + ')',
  '${words.purpose}' + (row.purpose || '?'), '${words.data}' + (row.data || '?'), '${words.recipients}' + (row.recipients || '?'), '${words.retention}' + (row.retention || '?'),
  link + '?k=' + row.id,
].join('\\n')
const asks = owners.map((owner) => {
  const mine = owned.filter((row) => mail(row.owner) === owner)
  return { json: { kind: 'ask', owner, count: mine.length, text: mine.map(shown).join('\\n\\n'), rows: mine.map((row) => ({ id: row.id, asked: (since(row) ?? today).toISODate() })) } }
})
const lines = [
  ...owned.filter((row) => since(row) && since(row) <= today.minus({ days: late })).map((row) => row.name + '${words.silent}' + since(row).toISODate() + ' (' + mail(row.owner) + ')'),
  ...due.filter((row) => !owned.includes(row)).map(({ name }) => name + '${words.orphan}'),
  ...rows.filter(({ state }) => String(state ?? '').trim() === 'changed').map(({ name }) => name + '${words.changed}'),
]
return [...asks, ...(lines.length > 0 ? [{ json: { kind: 'officer', lines } }] : [])]`

/** Only whoever was written to counts as asked, from the first time on. */
export const ASKED = `const letters = $('kind').all().map(({ json }) => json)
return $input.all().flatMap(({ json }, at) => (json.error === undefined ? letters[at].rows : [])).map((row) => ({ json: row }))`

export const LOST = `const letters = $('kind').all().map(({ json }) => json)
const lost = $input.all().flatMap(({ json }, at) => (json.error === undefined ? [] : [letters[at].owner]))
return lost.length > 0 ? [{ json: { lost } }] : []`

/** What an owner says of a sheet. */
export const ANSWER = `const { state, said, who } = $('answer').first().json
const kind = ['Rien n’a changé', 'Nothing changed'].includes(state) ? 'same' : ['Ce traitement a cessé', 'It has ended'].includes(state) ? 'stopped' : 'changed'
return { json: { id: $json.id, name: $json.name, kind, who: String(who).trim(), said: String(said ?? '').trim() } }`

/** The sheet’s id comes hidden in the link. */
export const FORM: Params = form(
  { fr: 'Cette fiche est-elle encore vraie ?', en: 'Is this sheet still true?' },
  [
    { fieldType: 'hiddenField', fieldName: 'k' },
    field('who', { fr: 'Votre nom', en: 'Your name' }),
    {
      fieldLabel: { fr: 'Depuis la dernière relecture', en: 'Since it was last read' },
      fieldName: 'state',
      fieldType: 'radio',
      fieldOptions: {
        values: [
          { option: { fr: 'Rien n’a changé', en: 'Nothing changed' } },
          { option: { fr: 'Quelque chose a changé', en: 'Something changed' } },
          { option: { fr: 'Ce traitement a cessé', en: 'It has ended' } },
        ],
      },
      requiredField: true,
    },
    field('said', { fr: 'Quoi', en: 'What' }, { type: 'textarea', optional: true }),
  ],
  { options: { appendAttribution: false, path: 'register' } },
)
