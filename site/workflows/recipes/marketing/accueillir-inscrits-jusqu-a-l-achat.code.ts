/** Three messages of welcome, and who needs no more of them. */
import { inBoth } from '../../fragments/code.ts'

export const WAITING =
  "SELECT id, email, first_name, step, confirmed_on::text AS confirmed_on, leave_key::text AS leave_key FROM newcomers WHERE consent AND stopped_on IS NULL AND step < 3 AND confirmed_on + (string_to_array($1, ','))[step + 1]::int <= current_date AND (last_sent IS NULL OR last_sent <= current_date - 2) AND confirmed_on > current_date - $2::int ORDER BY confirmed_on, id LIMIT 300"

/** Once a day at most, however often it is asked. */
export const STEP =
  "UPDATE newcomers SET step = step + 1, last_sent = current_date WHERE id::text = ANY(string_to_array($1, ',')) AND (last_sent IS NULL OR last_sent < current_date) RETURNING id"

export const STOP =
  "UPDATE newcomers SET stopped_on = current_date WHERE id::text = ANY(string_to_array($1, ',')) RETURNING id"

export const LEAVE =
  'UPDATE newcomers SET consent = false, stopped_on = current_date WHERE leave_key::text = $1 RETURNING id'

export const CHOOSE = inBoth(
  (words) => `const people = $('waiting').all().map(({ json }) => json)
const orders = $('orders').all().map(({ json }) => json)
const broken = [...people, ...orders].find(({ error }) => error)
if (broken) return [{ json: { kind: 'blind', why: String(broken.error.message ?? broken.message ?? broken.error) } }]
const { brand, leave } = $('settings').first().json
const low = (text) => String(text ?? '').trim().toLowerCase()
const alive = orders.filter(({ id, status }) => id && !['cancelled', 'failed', 'trash', 'pending', 'checkout-draft'].includes(status))
const messages = ${words.messages}
return people.filter(({ id }) => id).map((one) => {
  // The day they confirmed counts in Paris, orders are told in UTC.
  const since = DateTime.fromISO(one.confirmed_on, { zone: 'Europe/Paris' })
  const bought = alive.some((order) => low(order.billing?.email) === low(one.email) && DateTime.fromISO(order.date_created_gmt, { zone: 'utc' }) >= since)
  if (bought) return { json: { kind: 'stop', id: one.id } }
  const [subject, body] = messages[one.step]
  return { json: {
    kind: 'write', id: one.id, step: one.step, email: one.email, subject: subject + ' (' + brand + ')',
    text: '${words.hello}' + (one.first_name ? ' ' + one.first_name : '') + ',\\n\\n' + body + '\\n\\n${words.leave}' + leave + '?k=' + one.leave_key,
  } }
})`,
  {
    fr: {
      messages: `[
  ['Bienvenue', 'Vous êtes inscrit. Nous écrivons une lettre par mois, et rien d’autre après ces trois messages.'],
  ['Comment choisir', 'Les trois questions que l’on nous pose le plus avant d’acheter, et nos réponses : [votre lien].'],
  ['Une question ?', 'Répondez à ce message : une personne vous lit et vous répond sous deux jours ouvrés.'],
]`,
      hello: 'Bonjour',
      leave: 'Ne plus rien recevoir : ',
    },
    en: {
      messages: `[
  ['Welcome', 'You are signed up. We write one letter a month, and nothing else after these three messages.'],
  ['How to choose', 'The three questions we are asked most before buying, and our answers: [your link].'],
  ['A question?', 'Reply to this message: a person reads it and answers within two working days.'],
]`,
      hello: 'Hello',
      leave: 'To receive nothing more: ',
    },
  },
)
