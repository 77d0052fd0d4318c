/** Notes of visits made ready for the model, what it found checked, and the month counted. */
import { inBoth, STANDS } from '../../fragments/code.ts'

export const THEMES = {
  fr: ['prix', 'délai', 'qualité', 'service', 'gamme', 'autre'],
  en: ['price', 'delivery', 'quality', 'service', 'range', 'other'],
} as const

export const PREPARE = inBoth(
  (words) => String.raw`const rows = $input.all().map(({ json }) => json)
const silent = rows.find((row) => row.error !== undefined)
if (silent) return [{ json: { state: 'told', text: '${words.silent}' + (silent.error?.message ?? silent.error) } }]
const notes = rows.filter((row) => row.id && String(row.Notes ?? '').trim())
if (notes.length === 0) return [{ json: { state: 'told', text: '${words.none}' } }]
// Addresses and telephone numbers are of no use to the model.
const bare = (text) => String(text).replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[…]').replace(/(\+|\b)\d[\d .\-]{7,}\d\b/g, '[…]')
return notes.map((row) => ({ json: { state: 'read', id: row.id, client: String(row.Client ?? '?'), text: bare(row.Notes).slice(0, 6000) } }))`,
  {
    fr: {
      silent: 'Airtable ne répond pas, aucune note n’a été lue : ',
      none: 'Aucune note de visite nouvelle ce mois-ci.',
    },
    en: {
      silent: 'Airtable does not answer, no note was read: ',
      none: 'No new note of a visit this month.',
    },
  },
)

export const VERIFY = inBoth(
  (words) => String.raw`${words.stands}const { known } = $('settings').first().json
const themes = ${words.themes}
// « DUPRE » in capitals is Dupré.
const folded = (name) => plain(name).normalize('NFD').replace(/\p{M}/gu, '')
const notes = $('prepare').all().map(({ json }) => json).filter((note) => note.state === 'read')
// Answers come in the order of the notes, failures included.
return $input.all().map(({ json }, at) => {
  const note = notes[at], found = json.output?.competitors
  if (!Array.isArray(found)) return { json: { id: note.id, client: note.client, read: false, cited: [], label: '' } }
  const cited = found.slice(0, 8).flatMap((one) => {
    if (!stands(one.quote, note.text) || !plain(one.quote).includes(plain(one.name)) || plain(one.name).length < 2) return []
    const name = known.find((each) => folded(each) === folded(one.name))
    return [{ name: name ?? String(one.name).trim(), fresh: !name, theme: themes.includes(one.theme) ? one.theme : themes.at(-1), quote: String(one.quote).trim().slice(0, 200) }]
  })
  return { json: { id: note.id, client: note.client, read: true, cited, label: [...new Set(cited.map((one) => one.name))].join(', ') || '${words.nobody}' } }
})`,
  {
    fr: { stands: STANDS.fr, themes: JSON.stringify(THEMES.fr), nobody: 'aucun' },
    en: { stands: STANDS.en, themes: JSON.stringify(THEMES.en), nobody: 'none' },
  },
)

export const COUNT = inBoth(
  (
    words,
  ) => String.raw`const notes = $('verify').all().map(({ json }) => json), written = $input.all().map(({ json }) => json)
const unread = notes.filter((note) => !note.read), lost = written.filter((one) => one.error !== undefined).length
const by = new Map()
for (const note of notes) for (const one of note.cited) {
  const name = one.name.toLowerCase(), entry = by.get(name) ?? { name: one.name, fresh: one.fresh, clients: new Set(), themes: {}, quotes: [] }
  if (!entry.themes[one.theme]?.has(note.client)) (entry.themes[one.theme] ??= new Set()).add(note.client)
  entry.clients.add(note.client)
  entry.quotes.push('${words.open}' + one.quote + '${words.close} (' + note.client + ')')
  by.set(name, entry)
}
const lines = [...by.values()].sort((one, other) => other.clients.size - one.clients.size || one.name.localeCompare(other.name))
  .map((one) => one.name + (one.fresh ? '${words.fresh}' : '') + '${words.colon}' + one.clients.size + '${words.clients}'
    + Object.entries(one.themes).map(([theme, clients]) => theme + ' ' + clients.size).join(', ') + ')\n' + one.quotes.slice(0, 3).map((quote) => '  ' + quote).join('\n'))
return [{ json: { count: notes.length, text: (lines.join('\n\n') || '${words.none}')
  + (unread.length ? '\n\n${words.unread}' + unread.map((note) => note.client).join(', ') : '') + (lost ? '\n${words.lost}' + lost : '') } }]`,
  {
    fr: {
      open: '« ',
      close: ' »',
      fresh: ' (hors de votre liste)',
      colon: ' : ',
      clients: ' client(s) (',
      none: 'Aucun concurrent cité.',
      unread: 'Notes non lues, reprises le mois prochain : ',
      lost: 'Notes lues que le tableau n’a pas pu marquer : ',
    },
    en: {
      open: '“',
      close: '”',
      fresh: ' (not on your list)',
      colon: ': ',
      clients: ' client(s) (',
      none: 'No competitor mentioned.',
      unread: 'Notes not read, to be taken up next month: ',
      lost: 'Notes read that the table could not mark: ',
    },
  },
)
