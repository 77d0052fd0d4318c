/** Dated facts out of the papers of a case, in their order, each with the words that give the date. */
import { inBoth, STANDS } from '../../fragments/code.ts'

/** PDF files of the folder itself; Nextcloud writes paths as addresses do. */
export const PAPERS = inBoth(
  (say: Record<string, string>) => `const { most } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const broken = rows.find(({ error }) => error !== undefined)?.error
if (broken !== undefined) throw new Error('${say['folder']}' + String(broken.message ?? broken))
const decoded = (path) => { const bare = '/' + String(path).replace(/^\\/+/, ''); try { return decodeURIComponent(bare) } catch { return bare } }
const files = rows.filter(({ type, path }) => type === 'file' && /\\.pdf$/i.test(path ?? '')).map(({ path }) => ({ path: decoded(path), name: decoded(path).split('/').pop() })).sort((one, other) => one.name < other.name ? -1 : 1)
if (files.length === 0) throw new Error('${say['empty']}')
if (files.length > most) throw new Error('${say['many']}' + files.length)
return files.map((json) => ({ json }))`,
  {
    fr: {
      folder: 'Dossier illisible : ',
      empty: 'Aucun PDF dans ce dossier.',
      many: 'Trop de pièces pour une fois : ',
    },
    en: {
      folder: 'Folder unreadable: ',
      empty: 'No PDF in this folder.',
      many: 'Too many papers at once: ',
    },
  },
)

/** One reading for each paper, in order; what could not be read stays in the list and is named at the end. */
export const TEXTS = `const papers = $('papers').all().map(({ json }) => json)
const { longest } = $('settings').first().json
return $input.all().map(({ json }, at) => {
  const text = String(json.extractedText ?? '').trim()
  return { json: { name: papers[at].name, text: text.slice(0, longest), isCut: text.length > longest, isRead: json.error === undefined && text.length > 20 } }
})`

/** A fact stands if its words are in the paper and hold its day: « 3 mars 2026 », « 03/03/2026 », « 2026-03-03 ». */
export const TIMELINE = inBoth(
  (
    say: Record<string, string>,
  ) => String.raw`${say['stands']}const papers = $('texts').all().map(({ json }) => json)
const answers = $('extract').isExecuted ? $input.all().map(({ json }) => json) : []
const read = papers.filter(({ isRead }) => isRead)
const MONTHS = ['janvier|january', 'fevrier|february', 'mars|march', 'avril|april', 'mai|may', 'juin|june', 'juillet|july', 'aout|august', 'septembre|september', 'octobre|october', 'novembre|november', 'decembre|december']
const bare = (one) => plain(one).normalize('NFD').replace(/[\u0300-\u036f]/g, '')
const holds = (quote, iso) => {
  const [year, month, day] = iso.split('-')
  const [m, d] = [Number(month), Number(day)]
  const forms = [year + '-' + month + '-' + day, '(?<!\\d)0?' + d + '[/.-]0?' + m + '[/.-](?:' + year + '|' + year.slice(2) + ')(?!\\d)', '(?<!\\d)0?' + d + '(?:er|st|nd|rd|th)?\\s+(?:of\\s+)?(?:' + MONTHS[m - 1] + '),?\\s+' + year, '(?:' + MONTHS[m - 1] + ')\\s+0?' + d + ',?\\s+' + year]
  return forms.some((form) => new RegExp(form).test(bare(quote)))
}
const facts = []
const silent = []
let fallen = 0
read.forEach((paper, at) => {
  const { output, error } = answers[at] ?? {}
  if (error !== undefined || !output) return silent.push(paper.name)
  for (const one of output.facts ?? []) {
    const iso = String(one.day ?? '')
    if (/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(iso) && DateTime.fromISO(iso).isValid && stands(one.quote, paper.text) && holds(one.quote, iso)) facts.push({ iso, what: String(one.what ?? '').trim().slice(0, 200), paper: paper.name, quote: String(one.quote).trim().slice(0, 300) })
    else fallen++
  }
})
facts.sort((one, other) => one.iso === other.iso ? (one.paper < other.paper ? -1 : 1) : one.iso < other.iso ? -1 : 1)
const once = facts.filter((one, at) => facts.findIndex((other) => other.iso === one.iso && other.paper === one.paper && plain(other.quote) === plain(one.quote)) === at)
const cell = (text) => /^[=+@-]/.test(text) ? "'" + text : text
const rows = once.map((one) => ({ ${say['day']}: one.iso, ${say['what']}: cell(one.what), ${say['paper']}: cell(one.paper), ${say['quote']}: cell(one.quote) }))
const names = (title, list) => list.length === 0 ? [] : [title + list.join(', ')]
const note = [
  rows.length + '${say['facts']}' + papers.length + '${say['papers']}',
  ...names('${say['unread']}', papers.filter(({ isRead }) => !isRead).map(({ name }) => name)),
  ...names('${say['silent']}', silent),
  ...names('${say['none']}', read.filter(({ name }) => !silent.includes(name) && !once.some((one) => one.paper === name)).map(({ name }) => name)),
  ...names('${say['cut']}', papers.filter(({ isCut }) => isCut).map(({ name }) => name)),
  ...(fallen > 0 ? ['${say['fallen']}' + fallen] : []),
].join('\n')
return [{ json: { rows, count: rows.length, fallen, note } }]`,
  {
    fr: {
      stands: STANDS.fr,
      day: 'Date',
      what: 'Fait',
      paper: 'Piece',
      quote: 'Extrait',
      facts: ' fait(s) daté(s), ',
      papers: ' pièce(s).',
      unread: 'Pièces illisibles : ',
      silent: 'Pièces sans réponse du modèle : ',
      none: 'Pièces sans fait retenu : ',
      cut: 'Pièces lues en partie, trop longues : ',
      fallen: 'Faits écartés, date ou extrait introuvable : ',
    },
    en: {
      stands: STANDS.en,
      day: 'Day',
      what: 'Fact',
      paper: 'Paper',
      quote: 'Extract',
      facts: ' dated fact(s), ',
      papers: ' paper(s).',
      unread: 'Papers unreadable: ',
      silent: 'Papers without a reply of the model: ',
      none: 'Papers without a fact kept: ',
      cut: 'Papers read in part, too long: ',
      fallen: 'Facts left out, day or extract not found: ',
    },
  },
)
