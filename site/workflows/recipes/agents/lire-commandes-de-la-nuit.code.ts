/** Who writes, for which day, and whether each line is in the price list: none of it is the model’s to say. */
import { inBoth, STANDS } from '../../fragments/code.ts'

export const GATE = inBoth(
  (words) => String.raw`const { sid, text } = $('settings').first().json
const clients = $('client').all().map(({ json }) => json), seen = $input.all().map(({ json }) => json)
const failed = [...clients, ...seen].find((one) => one.error)
if (failed) return [{ json: { state: 'hand', why: '${words.down}', client: '' } }]
// ${words.twice}
if (seen.some(({ fields: one }) => String(one?.sid ?? '').split(' ').includes(sid))) return []
const found = clients.filter((one) => one.id)
if (found.length !== 1 || !text) return [{ json: { state: 'hand', why: found.length ? (text ? '${words.several}' : '${words.empty}') : '${words.stranger}', client: '' } }]
// ${words.pending}
const open = seen.filter(({ fields: one }) => one?.state === 'to clarify').at(-1)
return [{ json: { state: 'known', client: found[0].id, name: found[0].fields.name, row: open?.id ?? '', sids: [open?.fields.sid, sid].filter(Boolean).join(' '), text: [open?.fields.text, text].filter(Boolean).join('\n') } }]`,
  {
    fr: {
      down: 'Airtable illisible',
      twice: 'Twilio livre parfois deux fois le même SMS : son numéro le dit.',
      several: 'numéro de deux clients',
      pending: 'La réponse à une question complète sa ligne, et se lit avec le premier SMS.',
      empty: 'SMS sans texte',
      stranger: 'numéro inconnu',
    },
    en: {
      down: 'Airtable cannot be read',
      twice: 'Twilio sometimes delivers a message twice: its number tells.',
      several: 'number of two clients',
      pending: 'The answer to a question completes its row, and is read with the first message.',
      empty: 'message without words',
      stranger: 'unknown number',
    },
  },
)

const CHECKED = inBoth(
  (words) => String.raw`const { until, closed } = $('settings').first().json
const { client, name, row, sids, text } = $('gate').first().json
const { kind, lines = [], ask } = $('read').first().json.output ?? {}
const rows = $input.all().map(({ json }) => json)
const hand = (why) => [{ json: { state: 'hand', why, client, name } }]
if (rows.some((one) => one.error)) return hand('${words.down}')
let day = $now.setZone('Europe/Paris')
if (day.hour >= until) day = day.plus({ days: 1 })
while (closed.includes(day.weekday)) day = day.plus({ days: 1 })
const shown = day.setLocale('${words.language}').toFormat('cccc dd/MM')
if (kind === 'ask' && String(ask ?? '').trim()) return [{ json: { state: 'to clarify', client, name, row, sids, text, day: day.toISODate(), lines: '', reply: String(ask).replace(/\s+/g, ' ').trim().slice(0, 140) } }]
if (kind !== 'order' || lines.length === 0) return hand('${words.other}')
const list = new Map(rows.filter((one) => one.id && one.fields).map(({ fields: one }) => [one.ref, one]))
const refs = new Set()
const said = []
for (const { ref, quantity, said: quote } of lines) {
  const one = list.get(ref)
  if (!one || refs.has(ref)) return hand('${words.unknown}' + ref)
  if (!stands(quote, text)) return hand('${words.invented}' + one.name)
  if (!(quantity > 0) || !Number.isInteger(quantity * 2) || !(quantity <= one.most)) return hand('${words.much}' + quantity + ' ' + one.unit + ' ' + one.name)
  refs.add(ref)
  said.push(String(quantity).replace('.', '${words.point}') + ' ' + one.unit + ' ' + one.name)
}
return [{ json: { state: 'to prepare', client, name, row, sids, text, day: day.toISODate(), lines: said.join('\n'), reply: '${words.noted}' + shown + '${words.colon}' + said.join(', ') + '${words.wrong}' } }]`,
  {
    fr: {
      language: 'fr',
      down: 'tarif illisible',
      other: 'ce n’est pas une commande',
      unknown: 'article absent du tarif ou en double : ',
      invented: 'article que le SMS ne demande pas : ',
      much: 'quantité à confirmer : ',
      point: ',',
      noted: 'Noté pour ',
      colon: ' : ',
      wrong: '. Une erreur ? Répondez « NON ».',
    },
    en: {
      language: 'en',
      down: 'price list cannot be read',
      other: 'this is no order',
      unknown: 'article not in the list, or twice: ',
      invented: 'article that the message does not ask for: ',
      much: 'quantity to be confirmed: ',
      point: '.',
      noted: 'Noted for ',
      colon: ': ',
      wrong: '. Something wrong? Answer “NO”.',
    },
  },
)
export const CHECK = { fr: STANDS.fr + CHECKED.fr, en: STANDS.en + CHECKED.en }
