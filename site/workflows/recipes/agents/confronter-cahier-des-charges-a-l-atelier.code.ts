/** A requirement counts if the text holds it; what can be measured is compared here. */
import { inBoth, STANDS } from '../../fragments/code.ts'

const COMPARED = inBoth(
  (words) => String.raw`const { text, today, cut, customer } = $('settings').first().json
const output = $('read').first().json.output
const rows = $input.all().map(({ json }) => json)
const failed = rows.find((one) => one.error)
const none = (cause) => [{ json: { count: 0, cause } }]
if (!output) return none('${words.model}')
if (failed || !rows.some((one) => one.kind)) return none('${words.base}')
const safe = (value) => String(value ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;')
const groups = { no: [], ask: [], yes: [] }
const units = { cm: 10, dm: 100, m: 1000, 'µm': 0.001, 'μm': 0.001, um: 0.001, t: 1000, tonne: 1000, tonnes: 1000, g: 0.001 }
// ${words.named}
const tight = (value) => plain(value).normalize('NFD').replace(/[^a-z0-9]/g, '')
const named = (name, quote) => {
  const parts = plain(name).split(/[^a-zà-ÿ0-9]+/).filter((part) => !/^(19|20)\d\d$/.test(part))
  const codes = parts.filter((part) => /\d/.test(part))
  return codes.length ? codes.every((part) => tight(quote).includes(part)) : parts.some((part) => part.length > 3 && tight(quote).includes(tight(part)))
}
const seen = new Set()
let lost = 0
for (const { quote, kind, value, means, note } of output.requirements.slice(0, 40)) {
  if (!stands(quote, text)) { lost += 1; continue }
  if (seen.has(kind + plain(quote))) continue
  seen.add(kind + plain(quote))
  const one = rows.find((each) => Number(each.id) === means && each.kind === kind)
  const most = Number(one?.value)
  // ${words.digits}
  const digits = [...quote.replace(/(\d)[\s\u00A0\u202F](?=\d{3})/g, '$1').matchAll(/(\d+(?:[.,]\d+)?)\s*([a-zµμ]*)/gi)].map(([, number, unit]) => Number(number.replace(',', '.')) * (units[unit.toLowerCase()] ?? 1))
  const written = value > 0 && digits.some((number) => Math.abs(number - value) < 1e-6 * value)
  const measured = ['size', 'weight', 'tolerance'].includes(kind)
  let state = 'ask'
  if (one && measured && written && most > 0) state = (kind === 'tolerance' ? most <= value : most >= value) ? 'yes' : 'no'
  else if (one && kind === 'certificate' && named(one.name, quote) && one.valid_until) state = one.valid_until >= today ? 'yes' : 'no'
  else if (one && kind === 'material' && named(one.name, quote)) state = 'yes'
  const against = one ? one.name + (measured && most > 0 ? '${words.capacity}' + String(most).replace('.', '${words.point}') + (kind === 'weight' ? ' kg' : ' mm') : '') + (one.valid_until ? '${words.until}' + one.valid_until.split('-').reverse().join('/') : '') : '${words.nothing}'
  groups[state].push({ quote: quote.trim(), text: against + (state === 'ask' && note.trim() ? '${words.dot}' + note.replace(/\s+/g, ' ').trim().slice(0, 160) : '') })
}
const count = groups.no.length + groups.ask.length + groups.yes.length
if (!count) return none('${words.empty}')
const names = { no: '${words.no}', ask: '${words.ask}', yes: '${words.yes}' }
const parts = ['no', 'ask', 'yes'].filter((key) => groups[key].length)
const warning = (cut ? '${words.cut}' : '') + (output.requirements.length >= 40 ? '${words.full}' : '') + (lost ? '${words.lost}' + lost + '. ' : '')
return [{ json: {
  count, lost, states: { no: groups.no.length, ask: groups.ask.length, yes: groups.yes.length },
  subject: customer + '${words.impossible}' + groups.no.length + '${words.toAsk}' + groups.ask.length + '${words.possible}' + groups.yes.length,
  text: parts.map((key) => names[key] + '\n' + groups[key].map((one) => '- ${words.open}' + one.quote + '${words.close}\n  ' + one.text).join('\n')).join('\n\n') + '\n\n' + warning + '${words.read}',
  html: parts.map((key) => '<p><strong>' + names[key] + '</strong><br>' + groups[key].map((one) => '${words.open}' + safe(one.quote) + '${words.close} ' + safe(one.text)).join('<br>') + '</p>').join('') + '<p>' + warning + '${words.read}</p>',
} }]`,
  {
    fr: {
      model: 'Le modèle ne répond pas : lisez le document à la main.',
      base: 'La base des moyens ne répond pas, ou elle est vide : lisez le document à la main.',
      empty: 'Aucune exigence retrouvée mot pour mot : lisez le document à la main.',
      digits: 'Le nombre doit être dans la phrase, son unité convertie.',
      named:
        'La désignation doit être dans la phrase : 304L ne vaut pas 316L. L’année d’une norme ne compte pas.',
      capacity: ', tient ',
      point: ',',
      until: ', valable jusqu’au ',
      nothing: 'aucun moyen dans la base',
      dot: '. À demander : ',
      no: 'IMPOSSIBLE AUJOURD’HUI',
      ask: 'À DEMANDER',
      yes: 'POSSIBLE',
      cut: 'Document coupé à 80 000 signes : lisez la suite. ',
      full: 'Liste pleine : d’autres exigences restent à lire. ',
      lost: 'Exigences écartées, phrase introuvable : ',
      impossible: ' : impossibles ',
      toAsk: ', à demander ',
      possible: ', possibles ',
      open: '«\u00A0',
      close: '\u00A0»',
      read: 'Une exigence peut manquer : relisez le document.',
    },
    en: {
      model: 'The model does not answer: read the document by hand.',
      base: 'The database of means does not answer, or is empty: read the document by hand.',
      empty: 'No requirement found word for word: read the document by hand.',
      digits: 'The number has to be in the sentence, its unit converted.',
      named:
        'The name has to be in the sentence: 304L is not 316L. The year of a standard does not count.',
      capacity: ', holds ',
      point: '.',
      until: ', valid until ',
      nothing: 'no means in the database',
      dot: '. To ask: ',
      no: 'IMPOSSIBLE TODAY',
      ask: 'TO BE ASKED',
      yes: 'POSSIBLE',
      cut: 'Document cut at 80,000 characters: read the rest. ',
      full: 'List full: other requirements remain to be read. ',
      lost: 'Requirements dropped, sentence not found: ',
      impossible: ': impossible ',
      toAsk: ', to be asked ',
      possible: ', possible ',
      open: '“',
      close: '”',
      read: 'A requirement may be missing: read the document again.',
    },
  },
)
export const CHECK = { fr: STANDS.fr + COMPARED.fr, en: STANDS.en + COMPARED.en }
