/** Quotes of two branches whose sites are the same door, or the same street. */
import { EUROS, inBoth } from '../../fragments/code.ts'

export const PAIRS = inBoth(
  (words) => String.raw`${words.euros}
const { metres } = $('settings').first().json
const quotes = $('quotes').all().map(({ json }) => json), answers = $input.all().map(({ json }) => json)
const placed = quotes.map((quote, at) => {
  const answer = answers[at] ?? {}, found = Array.isArray(answer.features) ? answer.features[0] : undefined
  const type = found?.properties?.type
  const sure = found && found.properties.score >= 0.6 && ['housenumber', 'street'].includes(type)
  // The geocoder turns down an address of two letters, or one that begins with a sign: this is no failure of its own.
  const refused = /\b400\b|bad request/i.test([answer.error?.status, answer.error?.httpCode, String(answer.error?.message ?? answer.error ?? '').slice(0, 60)].join(' '))
  return { ...quote, unasked: !Array.isArray(answer.features) && !refused, type: sure ? type : '', label: sure ? found.properties.label : '', at: sure ? found.geometry.coordinates : null }
})
// Metres between two points, close enough for a street.
const apart = ([lon, lat], [otherLon, otherLat]) => Math.hypot((lat - otherLat) * 111320, (lon - otherLon) * 111320 * Math.cos((lat * Math.PI) / 180))
const shown = (iso) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy')
const told = (quote) => '- ' + quote.number + ', ' + quote.branch + '${words.by}' + quote.author + '${words.colon}' + quote.client + ', ' + quote.title + ', ' + euros(Number(quote.net)) + '${words.on}' + shown(quote.quoted_on)
const pairs = placed.flatMap((one, at) => placed.slice(at + 1).flatMap((other) => {
  if (one.branch === other.branch || !one.at || !other.at) return []
  const doors = one.type === 'housenumber' && other.type === 'housenumber'
  // Without a number, only the same street will do.
  const same = doors ? apart(one.at, other.at) <= metres : one.type === 'street' && other.type === 'street' && one.label === other.label
  if (!same) return []
  const numbers = [one.number, other.number].sort()
  return [{ kind: 'told', mark: numbers.join(' + '), to: [...new Set([one.manager, other.manager])].join(', '), subject: '${words.subject}' + one.label,
    text: told(one) + '\n' + told(other) + '\n\n' + (doors ? Math.round(apart(one.at, other.at)) + '${words.metres}' : '${words.street}')
      + (String(one.client).trim().toLowerCase() === String(other.client).trim().toLowerCase() ? ' ${words.sameClient}' : ' ${words.otherClient}') }]
}))
const lost = placed.filter((quote) => !quote.unasked && !quote.at)
  .map((quote) => ({ kind: 'told', mark: 'address ' + quote.number, to: quote.manager, subject: '${words.lost}' + quote.number, text: '${words.write}' + quote.address }))
const unasked = placed.filter((quote) => quote.unasked)
return [...pairs, ...lost, ...(unasked.length ? [{ kind: 'blind', text: '${words.unasked}' + unasked.map((quote) => quote.number).join(', ') }] : [])].map((json) => ({ json }))`,
  {
    fr: {
      euros: EUROS.fr,
      by: ' par ',
      colon: ' : ',
      on: ' hors taxes, le ',
      subject: 'Deux agences au même endroit : ',
      metres: ' m entre les deux adresses.',
      street: 'Même rue, sans numéro : à vérifier.',
      sameClient: 'Le même client a demandé deux fois.',
      otherClient: 'Deux clients différents, peut-être deux entreprises du même chantier.',
      lost: 'Chantier introuvable : devis ',
      write: 'Complétez l’adresse du chantier : ',
      unasked: 'Géocodage muet, devis non comparés aujourd’hui : ',
    },
    en: {
      euros: EUROS.en,
      by: ' by ',
      colon: ': ',
      on: ' before VAT, on ',
      subject: 'Two branches at one place: ',
      metres: ' m between the two addresses.',
      street: 'Same street without a number: to be checked.',
      sameClient: 'The same client asked twice.',
      otherClient: 'Two different clients, perhaps two firms on one site.',
      lost: 'Site not found: quote ',
      write: 'Complete the address of the site: ',
      unasked: 'Geocoder silent, quotes not compared today: ',
    },
  },
)
