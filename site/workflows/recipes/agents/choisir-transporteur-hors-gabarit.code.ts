/** Size, weight and price are sums; what a carrier writes counts only as it is written. */
import { EUROS, inBoth, STANDS } from '../../fragments/code.ts'

const SAFE = String.raw`const safe = (text) => String(text ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;')
`

export const POSSIBLE = inBoth(
  (words) => String.raw`${SAFE}const { size, weight, area } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const failed = rows.find((one) => one.error)
if (failed) return [{ json: { names: [], fits: [], why: '${words.down}' } }]
if (!/^(\d\d|2[AB]|97\d)$/.test(area) || ![...size, weight].every((one) => one > 0)) return [{ json: { names: [], fits: [], why: '${words.wrong}' } }]
const fits = [], out = []
// ${words.turned}
const [long, wide] = [size[0], size[1]].sort((one, other) => other - one)
for (const one of rows.filter((row) => String(row.carrier ?? '').trim())) {
  const carrier = String(one.carrier).trim()
  const limits = [[long, one.max_length, '${words.length}'], [wide, one.max_width, '${words.width}'], [size[2], one.max_height, '${words.height}'], [weight, one.max_kg, '${words.weight}']]
  const areas = String(one.areas ?? '').split(';').map((each) => each.trim().toUpperCase().padStart(2, '0'))
  const broken = limits.find(([value, most]) => !(Number(most) >= value))
  const money = [one.base, one.per_100kg].map((value) => value === '' || value === null || value === undefined ? NaN : Number(String(value).replace(',', '.')))
  const why = fits.some((each) => each.carrier === carrier) ? '${words.twice}' : !areas.includes('0*') && !areas.includes(area) ? '${words.area}' : broken ? broken[2] : money.some(Number.isNaN) ? '${words.price}' : ''
  if (why) out.push(safe(carrier) + '${words.colon}' + why)
  else fits.push({ carrier, terms: String(one.terms ?? ''), price: Math.round((money[0] + money[1] * Math.ceil(weight / 100)) * 100) / 100 })
}
return [{ json: { names: fits.map(({ carrier }) => carrier), fits, out, why: '${words.none}' + (out.length ? '<br>' + out.join('<br>') : '') } }]`,
  {
    fr: {
      down: 'Le tableau des transporteurs ne se lit pas. Réessayez, ou appelez.',
      wrong:
        'Un département en deux ou trois caractères, des mesures et un poids positifs, s’il vous plaît.',
      turned: 'Au sol, longueur et largeur s’échangent ; la hauteur, non.',
      length: 'trop long',
      width: 'trop large',
      height: 'trop haut',
      weight: 'trop lourd',
      twice: 'inscrit deux fois',
      area: 'département non desservi',
      price: 'prix illisible',
      colon: ' : ',
      none: 'Aucun transporteur ne prend cet envoi.',
    },
    en: {
      down: 'The sheet of carriers cannot be read. Try again, or ring them.',
      wrong: 'A department of two or three characters, measures and weight above zero, please.',
      turned: 'On the floor length and width may change places; height may not.',
      length: 'too long',
      width: 'too wide',
      height: 'too high',
      weight: 'too heavy',
      twice: 'entered twice',
      area: 'department not served',
      price: 'price cannot be read',
      colon: ': ',
      none: 'No carrier takes this shipment.',
    },
  },
)

const RANKED = inBoth(
  (words) => String.raw`${SAFE}const { fits, out } = $('possible').first().json
const past = $input.all().map(({ json }) => json)
const unread = past.some((one) => one.error)
const said = $('weigh').first().json.output?.carriers ?? []
const ranks = { suits: 0, ask: 1, unread: 2, no: 3 }
const all = fits.map((one) => {
  const about = said.find((each) => each.carrier === one.carrier)
  const proof = about && [one.terms, ...past.filter((each) => each.carrier === one.carrier).map((each) => each.what)].find((text) => stands(about.quote, text))
  const state = !about ? 'unread' : about.verdict === 'no' && proof === undefined ? 'ask' : about.verdict
  const ask = state !== 'ask' ? '' : about.verdict === 'ask' && about.ask.trim() ? about.ask.trim().slice(0, 200) : '${words.ask}'
  return { ...one, state, quote: proof === undefined ? '' : about.quote.trim().slice(0, 300), ask }
}).sort((one, other) => ranks[one.state] - ranks[other.state] || one.price - other.price)
const names = { suits: '${words.suits}', ask: '${words.toAsk}', unread: '${words.unread}', no: '${words.no}' }
const line = (one) => '<strong>' + safe(one.carrier) + '</strong>, ' + euros(one.price) + '${words.net}' + names[one.state] + (one.quote ? '<br>${words.open}' + safe(one.quote) + '${words.close}' : '') + (one.ask ? '<br>' + safe(one.ask) : '')
return [{ json: {
  order: all.map((one) => one.carrier + ' ' + one.state),
  lines: Object.fromEntries(all.map((one) => [one.carrier, line(one)])),
  html: (unread ? '<p>${words.blind}</p>' : '') + all.map((one) => '<p>' + line(one) + '</p>').join('') + (out.length ? '<p>${words.out}<br>' + out.join('<br>') + '</p>' : ''),
  options: [...all.map(({ carrier }) => carrier), '${words.none}'],
} }]`,
  {
    fr: {
      ask: 'Conditions peu claires : faites confirmer l’accès par écrit.',
      suits: 'convient',
      toAsk: 'à demander',
      unread: 'conditions non lues',
      no: 'refuse',
      net: ' HT : ',
      open: '«\u00A0',
      close: '\u00A0»',
      blind: 'Les incidents passés ne se lisent pas : ils ne comptent pas ici.',
      out: 'Écartés :',
      none: 'Aucun',
    },
    en: {
      ask: 'Terms unclear: have the access confirmed in writing.',
      suits: 'suits',
      toAsk: 'to be asked',
      unread: 'terms not read',
      no: 'refuses',
      net: ' before VAT: ',
      open: '“',
      close: '”',
      blind: 'Past incidents cannot be read: they do not count here.',
      out: 'Ruled out:',
      none: 'None',
    },
  },
)
export const CHECK = {
  fr: EUROS.fr + STANDS.fr + RANKED.fr,
  en: EUROS.en + STANDS.en + RANKED.en,
}
