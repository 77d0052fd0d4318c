/** What each carrier’s table says for a weight and a département. */
import { EUROS, inBoth } from '../../fragments/code.ts'

export const PRICE = inBoth(
  (words) => `${words.euros}
const { ratio, margin } = $('settings').first().json
const { postcode, weight, volume, tail } = $('request').first().json
const rows = $input.all().map(({ json }) => json)
const code = String(postcode ?? '').replace(/\\s/g, '')
const refuse = (state, why) => [{ json: { state, why } }]
const wrong = rows.find((row) => row.error !== undefined)
if (wrong) return refuse('hand', '${words.silent}' + (wrong.error.message ?? wrong.error))
if (!/^\\d{5}$/.test(code)) return refuse('correct', '${words.postcode}')
if (!(Number(weight) > 0)) return refuse('correct', '${words.weight}')
const department = /^9[78]/.test(code) ? code.slice(0, 3) : /^20/.test(code) ? (Number(code.slice(0, 3)) < 202 ? '2A' : '2B') : code.slice(0, 2)
// A bulky parcel pays for its room: so many kilograms to the cubic metre.
const taxed = Math.max(Number(weight), (Number(volume) || 0) * ratio)
const number = (value) => Number(String(value ?? '').replace(/[\\s\\u00A0\\u202F€%]/g, '').replace(',', '.')) || 0
const zones = (value) => String(value ?? '').toUpperCase().split(/[^0-9AB*]+/).filter(Boolean).map((one) => (/^\\d$/.test(one) ? '0' + one : one))
const best = new Map()
for (const row of rows.filter((one) => one.carrier && number(one.price) > 0 && number(one.up_to) >= taxed)) {
  const listed = zones(row.zones), near = listed.includes(department)
  // « * » means mainland France: neither Corsica nor overseas.
  if (!near && !(listed.includes('*') && /^\\d{2}$/.test(department))) continue
  if (tail === '${words.yes}' && String(row.tail ?? '').trim() === '') continue
  const name = row.carrier + ' ' + (row.service ?? '')
  const known = best.get(name)
  if (known && (known.near !== near ? known.near : known.top <= number(row.up_to))) continue
  const base = Math.max(number(row.minimum), row.per100 ? number(row.price) * Math.ceil(taxed / 100) : number(row.price))
  // A cell shown as 12.5% comes from the sheet as 0.125.
  const fuel = number(row.fuel) < 1 ? number(row.fuel) : number(row.fuel) / 100
  const cost = Math.round((base * (1 + fuel) + (tail === '${words.yes}' ? number(row.tail) : 0)) * 100) / 100
  best.set(name, { near, top: number(row.up_to), cost, name: name.trim(), days: row.days })
}
const offers = [...best.values()].sort((one, other) => one.cost - other.cost).slice(0, 3)
if (offers.length === 0) return refuse('hand', '${words.none}' + department + ', ' + Math.ceil(taxed) + ' kg')
const sell = Math.ceil(offers[0].cost * (1 + margin) - 1e-9)
return [{ json: { state: 'priced', department, taxed, cost: offers[0].cost, sell, title: '${words.sell}' + euros(sell) + '${words.net}', text: offers.map((one) => one.name + '${words.colon}' + euros(one.cost) + (one.days ? ', ' + one.days + '${words.days}' : '')).join('${words.between}') + '. ${words.taxed}' + Math.ceil(taxed) + ' kg.' } }]`,
  {
    fr: {
      euros: EUROS.fr,
      yes: 'Oui',
      silent: 'la grille ne se lit pas : ',
      postcode: 'Le code postal doit avoir cinq chiffres.',
      weight: 'Le poids doit être supérieur à zéro.',
      none: 'aucune grille pour ',
      sell: 'À porter au devis : ',
      net: ' HT',
      colon: ' : ',
      days: ' jour(s)',
      taxed: 'Poids taxé : ',
      between: ' ; ',
    },
    en: {
      euros: EUROS.en,
      yes: 'Yes',
      silent: 'the table cannot be read: ',
      postcode: 'The postcode has to have five digits.',
      weight: 'The weight has to be above nought.',
      none: 'no table for ',
      sell: 'To put in the quote: ',
      net: ' before VAT',
      colon: ': ',
      days: ' day(s)',
      taxed: 'Chargeable weight: ',
      between: '; ',
    },
  },
)
