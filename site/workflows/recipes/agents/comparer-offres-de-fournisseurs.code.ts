/** A price counts if its line is in the offer and holds the figure; totals are made here. */
import { EUROS, inBoth, STANDS } from '../../fragments/code.ts'

export const TEXTS = inBoth(
  (words) => String.raw`const names = $('files').all().map(({ json }) => json.name)
const offers = $input.all().map(({ json }, at) => ({ number: at + 1, name: names[at] ?? '?', text: String(json.extractedText ?? '').slice(0, 12000) }))
const read = offers.slice(0, 6).filter((one) => one.text.trim().length > 40)
return [{ json: { offers: read, unread: offers.slice(0, 6).filter((one) => !read.includes(one)).map(({ name }) => name), more: offers.length > 6, text: read.map((one) => '<${words} ' + one.number + '>\n' + one.text + '\n</${words}>').join('\n') } }]`,
  { fr: 'offre', en: 'offer' },
)

/** What says that carriage costs nothing, in either language: an offer may be in both. */
const FREE = '/franco|gratuit|offert|inclus|compris|free|paid|included/i'

const RANKED = inBoth(
  (words) => String.raw`const { offers, unread, more } = $('texts').first().json
const { qty, needed, today, what } = $('settings').first().json
const safe = (value) => String(value ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;')
const short = (value, most) => String(value ?? '').replace(/\s+/g, ' ').trim().slice(0, most)
if (!(qty > 0)) return [{ json: { count: 0, cause: '${words.quantity}' } }]
if (!offers.length) return [{ json: { count: 0, cause: '${words.unreadable}' + unread.map(safe).join(', ') } }]
const holds = (quote, figure) => [...String(quote).replace(/(\d)[\s\u00A0\u202F](?=\d{3})/g, '$1').matchAll(/\d+(?:[.,]\d+)?/g)].some(([number]) => Math.abs(Number(number.replace(',', '.')) - figure) < 1e-6)
const day = (iso) => iso.split('-').reverse().join('/')
const ranked = [], again = []
for (const { number, name, text } of offers) {
  const one = $input.first().json.output.offers.find((each) => each.number === number)
  const title = one ? short(one.supplier, 60) : name
  const tiers = (one?.tiers ?? []).filter(({ from, price, quote }) => price > 0 && (from <= 1 || holds(quote, from)) && stands(quote, text) && holds(quote, price))
  const pack = one?.pack > 0 ? one.pack : 1
  const ordered = Math.ceil(Math.max(qty, one?.least ?? 0) / pack - 1e-9) * pack
  const tier = tiers.filter(({ from }) => from <= ordered).sort((a, b) => b.from - a.from)[0]
  const expired = one?.valid && one.valid < today
  const why = !one ? '${words.unseen}' : one.currency !== 'EUR' ? '${words.currency}' + short(one.currency, 3) : !tier || !(one.per > 0) ? '${words.price}' : expired ? '${words.expired}' + day(one.valid) : ''
  if (why) { again.push(title + ' (' + name + ')${words.colon}' + why); continue }
  const goods = Math.round(tier.price * ordered / one.per * 100) / 100
  const line = stands(one.freight_quote, text) ? one.freight_quote : ''
  const free = line && one.free_from > 0 && holds(line, one.free_from) && goods >= one.free_from
  const freight = free ? 0 : one.freight
  const told = Boolean(line) && freight >= 0 && (free || (freight === 0 ? !(one.free_from > 0) && ${words.free}.test(line) : holds(line, freight)))
  const total = Math.round((goods + (told ? freight : 0)) * 100) / 100
  const arrival = one.days >= 0 ? DateTime.fromISO(today).plus({ days: one.days }).toISODate() : ''
  ranked.push({ title, total, ordered, told, text: title + '${words.colon}' + euros(total) + '${words.net}' + ordered + '${words.at}' + euros(tier.price) + (one.per === 1 ? '' : '${words.per}' + one.per) + ', ' + (told ? (freight ? '${words.freight}' + euros(freight) : '${words.paid}') : '${words.unsaid}') + ', ' + (arrival ? (arrival > needed ? '${words.late}' : '${words.by}') + day(arrival) : '${words.noDelay}') + '. ${words.past}' + short(one.past, 160) })
}
// ${words.blind}
ranked.sort((one, other) => Number(other.told) - Number(one.told) || one.total - other.total)
again.push(...unread.map((name) => name + '${words.colon}${words.illegible}'), ...(more ? ['${words.more}'] : []))
return [{ json: {
  count: offers.length, order: ranked.map(({ title, total }) => title + ' ' + total), again,
  title: what + '${words.colon}' + '${words.compared}' + ranked.length,
  text: ranked.map(({ text }, at) => (at + 1) + '. ' + text).join('\n') + (again.length ? '\n\n${words.again}\n' + again.map((one) => '- ' + one).join('\n') : ''),
  html: '<p>' + ranked.map(({ text }, at) => (at + 1) + '. ' + safe(text)).join('<br>') + '</p>' + (again.length ? '<p>${words.again}<br>' + again.map(safe).join('<br>') + '</p>' : ''),
} }]`,
  {
    fr: {
      quantity: 'La quantité doit être un nombre positif.',
      unreadable: 'Aucun PDF ne se lit : ',
      unseen: 'non relevée',
      currency: 'devise ',
      price: 'prix introuvable dans le texte pour cette quantité',
      expired: 'offre expirée le ',
      colon: ' : ',
      net: ' HT, ',
      at: ' unités à ',
      per: ' les ',
      freight: 'port ',
      paid: 'franco',
      unsaid: 'PORT NON DIT',
      late: 'EN RETARD, le ',
      by: 'le ',
      noDelay: 'délai non dit',
      past: 'Odoo, selon l’agent : ',
      blind: 'Sans port connu, un total paraît bas : il passe après les autres.',
      illegible: 'PDF illisible',
      more: 'le dossier compte plus de six PDF, les suivants n’ont pas été lus',
      free: FREE,
      compared: 'offres comparées ',
      again: 'À relire vous-même :',
    },
    en: {
      quantity: 'The quantity has to be a number above zero.',
      unreadable: 'No PDF can be read: ',
      unseen: 'not noted',
      currency: 'currency ',
      price: 'price not found in the text for this quantity',
      expired: 'offer expired on ',
      colon: ': ',
      net: ' before VAT, ',
      at: ' units at ',
      per: ' per ',
      freight: 'carriage ',
      paid: 'carriage paid',
      unsaid: 'CARRIAGE UNSAID',
      late: 'LATE, on ',
      by: 'on ',
      noDelay: 'delay unsaid',
      past: 'Odoo, by the agent: ',
      blind: 'Without its carriage a total looks low: it comes after the others.',
      illegible: 'PDF unreadable',
      more: 'the folder holds more than six PDFs, those after were not read',
      free: FREE,
      compared: 'offers compared ',
      again: 'To read again yourself:',
    },
  },
)
export const CHECK = { fr: EUROS.fr + STANDS.fr + RANKED.fr, en: EUROS.en + STANDS.en + RANKED.en }
