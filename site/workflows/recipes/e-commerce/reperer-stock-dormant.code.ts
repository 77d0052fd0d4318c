import { EUROS, inBoth } from '../../fragments/code.ts'

/** Articles in stock that nobody has been sent within the window, by what they cost. */
export const SLEEP = inBoth(
  (words) => String.raw`${words.euros}const { days, least, most } = $('settings').first().json
const told = (text) => [{ json: { state: 'told', text } }]
const read = [$('stock').all(), $('sold').all(), $('arrived').all()].map((items) => items.map(({ json }) => json))
const silent = read.flat().find((one) => one.error)
if (silent) return told('${words.silent}' + (silent.error.message ?? silent.error))
const [stock, sold, arrived] = read
// Odoo gives a link as number and name.
const moved = (list) => new Set(list.flatMap(({ product_id: product }) => Array.isArray(product) ? [product[0]] : []))
const gone = moved(sold), fresh = moved(arrived)
if (gone.size === 0) return told('${words.nothing}')
if (!stock.some((one) => one.id)) return told('${words.bare}')
const cents = (value) => Math.round(value * 100)
const kept = stock.filter((one) => Number(one.qty_available) > 0)
const asleep = kept.filter((one) => !gone.has(one.id) && !fresh.has(one.id))
  .map((one) => ({ code: one.default_code || '', name: one.display_name, quantity: Number(one.qty_available), cost: Number(one.standard_price) || 0, cents: cents(Number(one.qty_available) * (Number(one.standard_price) || 0)) }))
const priced = asleep.filter(({ cost }) => cost > 0), free = asleep.filter(({ cost }) => cost === 0)
const listed = priced.filter((one) => one.cents >= least * 100).sort((one, other) => other.cents - one.cents)
const sum = (list) => list.reduce((total, one) => total + one.cents, 0)
const all = sum(kept.map((one) => ({ cents: cents(Number(one.qty_available) * (Number(one.standard_price) || 0)) })))
const young = kept.filter((one) => !gone.has(one.id) && fresh.has(one.id)).length
if (asleep.length === 0) return told('${words.none}' + days + '${words.since}')
const line = (one) => '- ' + (one.code ? '[' + one.code + '] ' : '') + one.name.replace('[' + one.code + '] ', '') + '${words.colon}' + one.quantity + ' × ' + euros(one.cost) + ' = ' + euros(one.cents / 100)
const cell = (value) => '"' + String(value).replace(/"/g, '""') + '"'
const figure = (value) => value.toFixed(2).replace('.', '${words.point}')
const csv = '\uFEFF' + [[${words.head}], ...[...priced].sort((one, other) => other.cents - one.cents).concat(free).map((one) => [one.code, one.name, String(one.quantity).replace('.', '${words.point}'), figure(one.cost), figure(one.cents / 100)])].map((row) => row.map(cell).join('${words.comma}')).join('\r\n')
const share = all > 0 ? Math.round(sum(priced) / all * 100) : 0
return [{ json: { state: 'asleep', articles: asleep.length, value: euros(sum(priced) / 100), csv, text: [
  asleep.length + '${words.articles}' + days + '${words.worth}' + euros(sum(priced) / 100) + '${words.or}' + share + '${words.share}',
  '',
  ...listed.slice(0, most).map(line),
  '',
  ...(listed.length > most ? ['${words.more}' + (listed.length - most)] : []),
  ...(priced.length > listed.length ? ['${words.small}' + least + '${words.each}' + (priced.length - listed.length)] : []),
  ...(free.length ? ['${words.free}' + free.length] : []),
  ...(young ? ['${words.young}' + young] : []),
].join('\n') } }]`,
  {
    fr: {
      euros: EUROS.fr,
      silent: 'Odoo n’a pas tout rendu, rien n’est calculé : ',
      nothing:
        'Odoo ne montre aucune sortie vers un client sur la période : vérifiez les droits du compte avant de croire que tout dort.',
      bare: 'Odoo ne montre aucun article en stock : vérifiez les droits du compte.',
      none: 'Chaque article en stock est sorti ou entré depuis ',
      since: ' jours.',
      colon: ' : ',
      point: ',',
      comma: ';',
      head: "'référence', 'article', 'quantité', 'coût', 'valeur'",
      articles: ' article(s) en stock sans une sortie depuis ',
      worth: ' jours. Au coût d’Odoo : ',
      or: ', soit ',
      share: ' % de la valeur du stock.',
      more: 'Autres, dans le tableau joint : ',
      small: 'Articles de moins de ',
      each: ' € en tout, dans le tableau seulement : ',
      free: 'Sans coût dans Odoo, non chiffrés : ',
      young: 'Jamais sortis, mais reçus sur la période, laissés : ',
    },
    en: {
      euros: EUROS.en,
      silent: 'Odoo did not return everything, nothing was worked out: ',
      nothing:
        'Odoo shows no delivery to any customer in the period: check the account’s rights before believing that everything sleeps.',
      bare: 'Odoo shows no article in stock: check the account’s rights.',
      none: 'Every article in stock has left or come in within ',
      since: ' days.',
      colon: ': ',
      point: '.',
      comma: ',',
      head: "'reference', 'article', 'quantity', 'cost', 'value'",
      articles: ' article(s) in stock of which none has left for ',
      worth: ' days. At the cost in Odoo: ',
      or: ', which is ',
      share: '% of the stock’s value.',
      more: 'Others, in the table attached: ',
      small: 'Articles below €',
      each: ' altogether, in the table only: ',
      free: 'Without a cost in Odoo, not valued: ',
      young: 'Never left but received in the period, left alone: ',
    },
  },
)
