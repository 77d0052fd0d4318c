/** Whether a question about a parcel can be answered at once, and with what. */
import { inBoth } from '../../fragments/code.ts'

/** Nothing for a ticket that was answered before; words that want a person are looked for in the first message. */
export const READ = `const { tag, person } = $('settings').first().json
const { id, tags, description_text, subject, requester } = $input.first().json
if ((tags ?? []).includes(tag)) return []
const said = (String(subject ?? '') + ' ' + String(description_text ?? '')).toLowerCase()
const word = person.split(',').map((one) => one.trim()).filter(Boolean).find((one) => said.includes(one.toLowerCase())) ?? ''
return [{ json: { ticket: id, tags: [...(tags ?? []), tag].join(','), word, email: String(requester?.email ?? '').trim().toLowerCase() } }]`

/** Calm news goes to the customer. Delivered (DI), back (RE), undeliverable (ND), a problem (PB1), held by customs (DO3), late or unknown: an agent. */
export const ANSWER = inBoth(
  ({
    locale,
    day,
    parcel,
    on,
    hello,
    end,
    word,
    none,
    unread,
    calm,
    down,
  }) => String.raw`const { late } = $('settings').first().json
const asked = $('read').first().json
const rows = $('shipped').all().map(({ json }) => json)
const failed = rows.find(({ error }) => error !== undefined)
const failure = failed && (failed.error.message ?? failed.message ?? failed.error)
const known = rows.filter((row) => row.parcel)
const today = $now.startOf('day')
const lines = known.map((row, index) => {
  const { shipment } = $input.all()[index]?.json ?? {}
  const last = [...(shipment?.event ?? [])].sort((one, other) => String(other.date).localeCompare(String(one.date)))[0]
  if (!last) return { calm: false, text: row.order_number + '${parcel}' + row.parcel + '${unread}' }
  const moment = DateTime.fromISO(last.date).setZone($now.zoneName)
  const days = Math.round(today.diff(moment.startOf('day'), 'days').days)
  const text = row.order_number + '${parcel}' + row.parcel + '${on}' + moment.setLocale('${locale}').toFormat("${day}") + ', ' + last.label
  return { calm: !shipment.isFinal && !/^(DI|RE|ND|PB1|DO3)/.test(last.code) && days < late, text }
})
const reasons = [failure ? '${down}' + failure : '', asked.word ? '${word}' + asked.word : '', !failure && known.length === 0 ? '${none}' : '', lines.some((line) => !line.calm) ? '${calm}' : ''].filter(Boolean)
const facts = lines.map(({ text }) => text)
const kind = reasons.length > 0 ? 'person' : 'reply'
return [{ json: { kind, reasons, body: kind === 'reply' ? '${hello}<br>' + facts.join('<br>') + '<br><br>${end}' : [...reasons, ...facts].join('<br>') } }]`,
  {
    fr: {
      locale: 'fr',
      day: 'd LLLL',
      parcel: ', colis ',
      on: ', le ',
      hello: 'Bonjour,<br><br>Voici ce que La Poste indique :',
      end: 'Ce message part automatiquement. Si quelque chose ne va pas, répondez : une personne vous lira.',
      word: 'À traiter par une personne, le client écrit : ',
      none: 'Aucun envoi des trente derniers jours pour cette adresse.',
      unread: ' : suivi illisible',
      calm: 'Livré, renvoyé, bloqué, en retard ou illisible : vérifiez avant de répondre.',
      down: 'Base des envois muette : ',
    },
    en: {
      locale: 'en-GB',
      day: 'd LLLL',
      parcel: ', parcel ',
      on: ', on ',
      hello: 'Hello,<br><br>This is what La Poste says:',
      end: 'This message is sent automatically. If something is wrong, reply and a person will read it.',
      word: 'For a person to handle, the customer writes: ',
      none: 'No shipment to this address in the last thirty days.',
      unread: ': tracking unreadable',
      calm: 'Delivered, sent back, held up, late or unreadable: check before you answer.',
      down: 'Shipments database silent: ',
    },
  },
)
