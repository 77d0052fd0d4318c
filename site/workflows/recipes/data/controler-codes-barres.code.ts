/** Article numbers of a file that is about to leave: length, check digit, use, twins, and what Odoo has for each. */
import { inBoth } from '../../fragments/code.ts'

interface Words {
  readonly unread: string
  readonly silent: string
  readonly encoding: string
  readonly row: string
  readonly columns: string
  readonly nothing: string
  readonly empty: string
  readonly spreadsheet: string
  readonly length: string
  readonly digit: string
  readonly internal: string
  readonly twin: string
  readonly unknown: string
  readonly other: string
  readonly open: string
  readonly mended: string
  readonly clean: string
  readonly read: string
  readonly more: string
  readonly by: string
}

const check = (words: Words) =>
  String.raw`const raw = $('read').all().map(({ json }) => json)
const articles = $input.all().map(({ json }) => json)
const said = (text) => [{ json: { state: 'refused', text, rows: [] } }]
const broken = raw.find(({ error }) => error !== undefined)
if (broken) return said('${words.unread}' + String(broken.error?.message ?? broken.message ?? broken.error))
const failed = articles.find(({ error }) => error !== undefined)
if (failed) return said('${words.silent}' + String(failed.error?.message ?? failed.message ?? failed.error))
const fold = (text) => String(text ?? '').normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]/g, '')
const keys = Object.keys(raw[0] ?? {})
const code = keys.find((key) => /^(gtin|ean|ean13|codebarres?|barcode)$/.test(fold(key)))
const ref = keys.find((key) => /^(ref|reference|codearticle|sku)$/.test(fold(key)))
// Letters that were lost on reading would be lost in the file given back.
if (raw.some((row) => JSON.stringify(row).includes('\uFFFD'))) return said('${words.encoding}')
if (!code || !ref) return said('${words.columns}')
const filled = (row, key) => String(row[key] ?? '').trim() !== ''
const lines = raw.filter((row) => filled(row, ref) || filled(row, code))
if (lines.length === 0) return said('${words.nothing}')
const plain = (text) => String(text ?? '').replace(/[\s\u00A0\u202F]/g, '')
// From the right, every second figure counts three times.
const digit = (body) => String((10 - ([...body].reverse().reduce((sum, figure, at) => sum + Number(figure) * (at % 2 === 0 ? 3 : 1), 0) % 10)) % 10)
const full = (text) => text.padStart(14, '0')
const fault = (text) => {
  if (!text) return '${words.empty}'
  if (!/^\d+$/.test(text)) return '${words.spreadsheet}' + text
  if (![8, 12, 13, 14].includes(text.length)) return '${words.length}' + text.length
  if (digit(text.slice(0, -1)) !== text.slice(-1)) return '${words.digit}' + digit(text.slice(0, -1))
  if (text.length === 8 ? /^[02]/.test(text) : /^.(2|02|04)/.test(full(text))) return '${words.internal}'
  return ''
}
const known = new Map(articles.filter(({ default_code }) => default_code).map((one) => [plain(one.default_code).toUpperCase(), plain(one.barcode || '')]))
const judged = lines.map((row) => {
  const name = String(row[ref] ?? '').trim() || '${words.row}' + (raw.indexOf(row) + 2)
  const given = plain(row[code])
  const ours = known.get(plain(name).toUpperCase())
  const good = ours && !fault(ours) ? ours : ''
  const why = fault(given)
  // Two sound codes for one article, perhaps a piece and its case: only a person can tell.
  const rival = !why && good && full(good) !== full(given) ? '${words.other}' + good : ''
  const final = why && good ? good : given
  const mended = why && good ? name + '${words.by}' + (given || '–') + ' → ' + good + ' (' + why + ')' : ''
  const open = rival || (why && !good ? why + (ours === undefined ? '${words.unknown}' : '') : '')
  return { source: row, name, final, mended, open, row: { ...row, [code]: final } }
})
const twins = new Map()
for (const one of judged.filter(({ open }) => !open)) twins.set(full(one.final), [...(twins.get(full(one.final)) ?? []), one])
for (const group of twins.values()) if (new Set(group.map(({ name }) => name.toUpperCase())).size > 1) for (const one of group) one.open = '${words.twin}' + group.filter((other) => other.name !== one.name).map(({ name }) => name).join(', ')
const open = judged.filter((one) => one.open)
const mended = judged.filter((one) => one.mended && !one.open)
const some = (list, line) => [...list.slice(0, 40).map((one) => '- ' + line(one)), ...(list.length > 40 ? ['${words.more}' + (list.length - 40)] : [])]
const fixed = new Map(judged.map(({ source, row }) => [source, row]))
const text = [
  '${words.read}' + lines.length,
  ...(open.length > 0 ? ['${words.open}', ...some(open, (one) => one.name + '${words.by}' + one.open)] : []),
  ...(mended.length > 0 ? ['${words.mended}', ...some(mended, (one) => one.mended)] : []),
  ...(open.length + mended.length === 0 ? ['${words.clean}'] : []),
].join('\n')
return [{ json: { state: open.length > 0 ? 'open' : mended.length > 0 ? 'mended' : 'clean', open: open.length, mended: mended.length, rows: open.length > 0 ? [] : raw.map((row) => fixed.get(row) ?? row), text } }]`

export const CHECK = inBoth(check, {
  fr: {
    unread: 'Fichier illisible : ',
    silent: 'Odoo ne répond pas, rien n’est contrôlé : ',
    columns:
      'Il faut une colonne Référence et une colonne GTIN (ou EAN), séparées par des points-virgules.',
    encoding:
      'Des lettres accentuées sont illisibles : enregistrez le fichier en « CSV UTF-8 », puis déposez-le de nouveau.',
    row: 'ligne ',
    nothing: 'Aucune ligne avec une référence ou un code.',
    empty: 'aucun code',
    spreadsheet: 'autre chose que des chiffres, ',
    length: 'nombre de chiffres : ',
    digit: 'clé fausse, attendue ',
    internal: 'préfixe à usage interne',
    twin: 'même code que ',
    unknown: ', référence inconnue d’Odoo',
    other: 'juste, mais Odoo a ',
    open: 'À régler avant d’envoyer',
    mended: 'Corrigés d’après Odoo',
    clean: 'Tous les codes sont justes : le fichier peut partir tel quel.',
    read: 'Lignes lues : ',
    more: '- et d’autres : ',
    by: ' : ',
  },
  en: {
    unread: 'File not readable: ',
    silent: 'Odoo does not answer, nothing was checked: ',
    columns: 'It takes a column Reference and a column GTIN (or EAN), parted by semicolons.',
    encoding:
      'Accented letters cannot be read: save the file as “CSV UTF-8”, then upload it again.',
    row: 'row ',
    nothing: 'Not one row with a reference or a code.',
    empty: 'no code',
    spreadsheet: 'other than figures, ',
    length: 'number of figures: ',
    digit: 'wrong check digit, expected ',
    internal: 'prefix for internal use',
    twin: 'same code as ',
    unknown: ', reference not known to Odoo',
    other: 'right, but Odoo has ',
    open: 'To be settled before sending',
    mended: 'Corrected from Odoo',
    clean: 'All codes are right: the file can leave as it is.',
    read: 'Rows read: ',
    more: '- and others: ',
    by: ': ',
  },
})
