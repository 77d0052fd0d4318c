/** One morning: who to remind, and whether the report can be put together. */
import { inBoth } from '../../fragments/code.ts'

export const PLAN = inBoth(
  (words) => `const { due, title, coordinator, steps } = $('settings').first().json
const dated = (row) => DateTime.fromISO(String(row.due_on || due))
const left = (row) => Math.round(dated(row).diff($now.startOf('day'), 'days').days)
const rows = $input.all().map(({ json }) => json).filter((row) => row.service)
  .sort((one, other) => Number(one.place ?? 0) - Number(other.place ?? 0))
// A date that cannot be read would pass for a date gone by.
const undated = rows.filter((row) => !dated(row).isValid)
if (undated.length > 0) throw new Error('${words.undated}' + undated.map((row) => row.service).join(', '))
const filled = (row) => String(row.text ?? '').trim() !== ''
const missing = rows.filter((row) => !filled(row))
// The nearest step that has come: a bank holiday delays a reminder, and does not cancel it.
const stepOf = (row) => left(row) < 0 ? 'late' : String([...steps].sort((one, other) => one - other).find((one) => left(row) <= one) ?? '')
const reminders = missing.filter((row) => stepOf(row) !== '' && String(row.reminded ?? '') !== stepOf(row))
  .map((row) => ({ json: { kind: 'remind', id: row.id, service: row.service, to: row.email || coordinator, step: stepOf(row), due: dated(row).toFormat('dd/MM/yyyy') } }))
const ready = rows.filter(filled)
const fresh = ready.filter((row) => !row.assembled_on)
if (fresh.length === 0 || missing.some((row) => left(row) >= 0)) return reminders
const parts = rows.map((row) => '## ' + row.service + '\\n\\n' + (filled(row) ? String(row.text).trim() + '\\n\\n' + row.author : '[${words.toCome}]'))
return [...reminders, { json: {
  kind: 'assemble', doc: '# ' + title + '\\n\\n' + parts.join('\\n\\n') + '\\n', name: $now.toISODate() + '-${words.file}.md',
  count: ready.length, of: rows.length, text: '${words.new}' + fresh.map((row) => row.service).join(', ') +
    (missing.length ? '\\n${words.missing}' + missing.map((row) => row.service).join(', ') : ''),
  rows: ready.map((row) => ({ id: row.id })),
} }]`,
  {
    fr: {
      undated: 'date à écrire 2026-12-11 dans une colonne de texte, pour ',
      toCome: 'À FOURNIR',
      file: 'rapport',
      new: 'Nouveau ou modifié : ',
      missing: 'Manque encore : ',
    },
    en: {
      undated: 'write the date as 2026-12-11 in a text column, for ',
      toCome: 'TO COME',
      file: 'report',
      new: 'New or changed: ',
      missing: 'Still missing: ',
    },
  },
)
