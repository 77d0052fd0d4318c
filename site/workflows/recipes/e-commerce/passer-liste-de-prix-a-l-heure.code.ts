import { EUROS, inBoth } from '../../fragments/code.ts'

/** A price as people type it: « 12,90 », « 1 249,00 € », « 12.9 »; anything else is no price. */
const PRICE = String.raw`const price = (raw) => {
  const text = String(raw ?? '').replace(/[\s\u00A0\u202F€]/g, '').replace(',', '.')
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : NaN
}
`

/** The list against the catalogue: what can be changed, what is for a person, what stops everything. */
export const CHECK = inBoth(
  (words) => String.raw`${PRICE}${words.euros}const { at, most } = $('settings').first().json
const told = (text) => [{ json: { state: 'told', text } }]
const when = DateTime.fromISO(at, { zone: 'Europe/Paris' })
const broken = $input.all().find(({ json }) => json.error || !json.id)
if (broken) return told('${words.silent}')
if (!when.isValid || when < DateTime.now()) return told('${words.past}')
const rows = $('rows').all().map(({ json }) => json)
if (!rows.every((row) => 'sku' in row && 'price' in row)) return told('${words.columns}')
const known = new Map($input.all().filter(({ json }) => json.sku).map(({ json }) => [String(json.sku).trim().toLowerCase(), json]))
const changes = [], odd = [], seen = new Map()
for (const row of rows) {
  const sku = String(row.sku).trim()
  const product = known.get(sku.toLowerCase())
  const now = price(row.price)
  const old = Number(product?.regular_price)
  const say = (why) => odd.push('- ' + sku + '${words.colon}' + why)
  if (seen.has(sku.toLowerCase())) { say('${words.twice}'); continue }
  seen.set(sku.toLowerCase(), true)
  if (!product) { say('${words.unknown}'); continue }
  if (product.type !== 'simple') { say('${words.variable}'); continue }
  if (!(now > 0)) { say('${words.noPrice}' + row.price); continue }
  if (product.sale_price !== '' && Number(product.sale_price) >= now) { say('${words.sale}' + euros(Number(product.sale_price))); continue }
  if (now === old) continue
  const moved = old > 0 ? Math.round((now / old - 1) * 100) : 100
  changes.push({ id: product.id, sku, old, now, line: '- ' + sku + '${words.colon}' + euros(old) + ' → ' + euros(now) + ' (' + (moved > 0 ? '+' : '') + moved + '${words.percent})' + (Math.abs(moved) > most ? ' ${words.look}' : '') })
}
const rest = odd.length ? '\n\n${words.odd}\n' + odd.join('\n') : ''
if (changes.length === 0) return told('${words.none}' + rest)
const large = changes.filter(({ line }) => line.includes('${words.look}')).length
return [{ json: {
  state: 'ask', at: when.toISO(), shown: when.toFormat('${words.format}'), large, changes,
  text: '${words.title}' + when.toFormat('${words.format}') + '\n\n' + changes.map(({ line }) => line).join('\n') + rest,
} }]`,
  {
    fr: {
      euros: EUROS.fr,
      silent: 'La boutique n’a pas rendu son catalogue. Rien n’est prévu.',
      past: 'Le jour ou l’heure sont passés, ou illisibles. Rien n’est prévu.',
      columns: 'Le fichier doit avoir deux colonnes, sku et price, séparées par un point-virgule.',
      colon: ' : ',
      twice: 'deux fois dans la liste, le premier prix compte',
      unknown: 'référence absente de la boutique, ou variante, à la main',
      variable: 'produit à variantes ou groupé, à la main',
      noPrice: 'prix illisible, ',
      sale: 'prix soldé supérieur ou égal, ',
      percent: '\u00A0%',
      look: '← à regarder',
      odd: 'Laissés de côté :',
      none: 'Aucun prix à changer.',
      title: 'Nouveaux prix pour le ',
      format: "dd/MM/yyyy \\'à\\' HH:mm",
    },
    en: {
      euros: EUROS.en,
      silent: 'The shop did not return its catalogue. Nothing is planned.',
      past: 'Day or hour gone by, or unreadable. Nothing is planned.',
      columns: 'The file must have two columns, sku and price, parted by a semicolon.',
      colon: ': ',
      twice: 'twice on the list, the first price counts',
      unknown: 'reference not in the shop, or a variation, by hand',
      variable: 'variable or grouped product, by hand',
      noPrice: 'unreadable price, ',
      sale: 'sale price as high or higher, ',
      percent: '%',
      look: '← look at this',
      odd: 'Left aside:',
      none: 'No price to change.',
      title: 'New prices for ',
      format: "dd/MM/yyyy \\'at\\' HH:mm",
    },
  },
)

/** At the hour itself: only what still costs what it cost when somebody agreed. */
export const DUE = String.raw`const today = new Map($input.all().filter(({ json }) => json.id).map(({ json }) => [json.id, json]))
const all = $('check').first().json.changes.map((one) => {
  const product = today.get(one.id)
  const price = Number(product?.regular_price)
  const sale = product && product.sale_price !== '' && Number(product.sale_price) >= one.now
  return { ...one, fate: !product ? 'unread' : price === one.now ? 'already' : price !== one.old || sale ? 'moved' : 'write' }
})
return [{ json: { all, todo: all.filter(({ fate }) => fate === 'write') } }]`

/** What became of each line, whether WooCommerce answered or not. */
export const REPORT = inBoth(
  (words) => String.raw`${words.euros}const { all, todo } = $('due').first().json
const answers = new Map(todo.map(({ id }, at) => [id, $input.all()[at]?.json]))
const lines = all.map((one) => {
  const answer = answers.get(one.id)
  const state = one.fate !== 'write' ? one.fate : Number(answer?.regular_price) === one.now ? 'done' : 'refused'
  return { state, line: '- ' + one.sku + '${words.colon}' + euros(one.now) + ', ' + ({ done: '${words.done}', already: '${words.already}', moved: '${words.moved}', unread: '${words.unread}', refused: '${words.refused}' })[state] }
})
const open = lines.filter(({ state }) => !['done', 'already'].includes(state)).length
return [{ json: { done: lines.length - open, open, text: lines.map(({ line }) => line).join('\n') } }]`,
  {
    fr: {
      euros: EUROS.fr,
      colon: ' : ',
      done: 'en ligne',
      already: 'l’était déjà',
      moved: 'NON : son prix a changé depuis l’accord',
      unread: 'NON : la boutique ne l’a pas rendu',
      refused: 'NON : refusé par WooCommerce',
    },
    en: {
      euros: EUROS.en,
      colon: ': ',
      done: 'online',
      already: 'was so already',
      moved: 'NO: its price has changed since the yes',
      unread: 'NO: the shop did not return it',
      refused: 'NO: refused by WooCommerce',
    },
  },
)
