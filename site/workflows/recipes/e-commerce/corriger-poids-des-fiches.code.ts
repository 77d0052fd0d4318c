import { inBoth } from '../../fragments/code.ts'

/** What one piece weighs by the parcels that held nothing else, held against its product page. */
export const WEIGH = inBoth(
  (
    words,
  ) => String.raw`const { order: number, weight: measured, box, parcels, gap, least, unit } = $('settings').first().json
const told = (text) => [{ json: { state: 'told', text } }]
const rows = $('read').all().map(({ json }) => json), orders = $('orders').all().map(({ json }) => json), products = $input.all().map(({ json }) => json)
const silent = [...orders, ...products].find((one) => one.error)
if (silent) return told('${words.silent}' + (silent.error.message ?? silent.error))
const broken = rows.find((row) => row.error)
if (broken) return told('${words.file}' + (broken.error.message ?? broken.error))
// A file saved by Excel begins with a sign that nobody sees.
for (const row of rows) for (const name of Object.keys(row)) if (name.startsWith('\uFEFF')) row[name.slice(1)] = row[name]
if (!rows.some((row) => row[number] !== undefined && row[measured] !== undefined)) return told('${words.columns}' + number + ', ' + measured + '.')
const figure = (text) => Number(String(text ?? '').replace(/\s|kg/gi, '').replace(',', '.'))
const weighed = new Map(), often = new Set()
for (const row of rows) {
  const key = String(row[number] ?? '').replace(/^#/, '').trim()
  if (!key) continue
  if (weighed.has(key)) often.add(key)
  weighed.set(key, figure(row[measured]))
}
const pieces = new Map()
let used = 0
for (const order of orders) {
  const key = String(order.number ?? '')
  const lines = order.line_items ?? []
  // Two parcels, two articles or a refund: nobody knows what was in the box.
  if (!weighed.has(key) || often.has(key) || lines.length !== 1 || (order.refunds ?? []).length > 0) continue
  const kilos = (weighed.get(key) - box) / lines[0].quantity
  if (!(kilos > 0)) continue
  used += 1
  const id = lines[0].product_id
  ;(pieces.get(id) ?? pieces.set(id, { list: [], variations: false }).get(id)).list.push(kilos)
  if (lines[0].variation_id) pieces.get(id).variations = true
}
const median = (list) => { const sorted = [...list].sort((one, other) => one - other), half = Math.floor(sorted.length / 2); return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2 }
const shown = (kilos) => kilos.toFixed(2).replace('.', '${words.point}') + ' kg'
const hand = []
const changes = products.flatMap((product) => {
  const seen = pieces.get(product.id)
  if (!seen || seen.list.length < parcels) return []
  const kilos = Math.round(median(seen.list) * 100) / 100
  const now = figure(product.weight) / unit
  if (kilos <= 0 || (now > 0 && (Math.abs(kilos - now) < least || Math.abs(kilos - now) / now * 100 < gap))) return []
  const line = product.id + ' – ' + product.name + '${words.colon}' + (now > 0 ? shown(now) : '${words.empty}') + ' → ' + shown(kilos) + ' (' + seen.list.length + '${words.parcels})'
  if (seen.variations) { hand.push('- ' + line); return [] }
  return [{ id: product.id, line, weight: String(Math.round(kilos * unit * 100) / 100) }]
})
const foot = [...(hand.length ? ['', '${words.hand}', ...hand] : []), '', '${words.used}' + used + '${words.of}' + weighed.size + '.']
if (changes.length === 0) return told(['${words.none}', ...foot].join('\n'))
return [{ json: { state: 'ask', changes, text: [...changes.map(({ line }) => '- ' + line), ...foot].join('\n') } }]`,
  {
    fr: {
      silent: 'La boutique n’a pas tout rendu, rien n’est proposé : ',
      file: 'Le fichier ne se lit pas : ',
      columns: 'Le fichier est vide, ou n’a pas les colonnes attendues : ',
      point: ',',
      colon: ' : ',
      empty: 'vide',
      parcels: ' colis',
      hand: 'Avec déclinaisons, à corriger à la main :',
      used: 'Colis d’un seul article, retenus : ',
      of: ' sur ',
      none: 'Aucun poids de fiche à corriger.',
    },
    en: {
      silent: 'The shop did not return everything, nothing is proposed: ',
      file: 'The file cannot be read: ',
      columns: 'The file is empty, or lacks the columns expected: ',
      point: '.',
      colon: ': ',
      empty: 'empty',
      parcels: ' parcels',
      hand: 'With variations, to be mended by hand:',
      used: 'Parcels of a single article, kept: ',
      of: ' of ',
      none: 'No weight on a product page to mend.',
    },
  },
)

/** All that were proposed, but those whose number was written down. */
export const PICK = inBoth(
  (words) => String.raw`const data = $json.data ?? {}
if (!/^(Oui|Yes)$/.test(data['${words.question}'] ?? '')) return [{ json: { state: 'kept', text: '${words.kept}' } }]
const except = new Set(String(data['${words.except}'] ?? '').split(/[\s,;#]+/).filter(Boolean))
const all = $('weigh').first().json.changes
const odd = [...except].filter((id) => !all.some((one) => String(one.id) === id))
if (odd.length) return [{ json: { state: 'kept', text: '${words.odd}' + odd.join(', ') } }]
const left = all.filter((one) => !except.has(String(one.id)))
return left.length ? left.map((one) => ({ json: { ...one, state: 'change' } })) : [{ json: { state: 'kept', text: '${words.nobody}' } }]`,
  {
    fr: {
      question: 'Corriger ces poids',
      except: 'Sauf ces numéros',
      kept: 'Refus, ou pas de réponse sous trois jours : aucun poids n’a changé.',
      odd: 'Aucun poids n’a changé, ces numéros ne sont pas dans la liste : ',
      nobody: 'Tous les numéros étaient exclus : aucun poids n’a changé.',
    },
    en: {
      question: 'Mend these weights',
      except: 'Except these numbers',
      kept: 'Refused, or no answer within three days: no weight has changed.',
      odd: 'No weight has changed, these numbers are not on the list: ',
      nobody: 'All numbers were left out: no weight has changed.',
    },
  },
)
