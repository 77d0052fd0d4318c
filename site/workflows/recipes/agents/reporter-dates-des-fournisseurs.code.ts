/** A new date counts if its sender is that supplier, if the mail says it, and if the line is open. */
import { inBoth, STANDS } from '../../fragments/code.ts'

/** The mails again, once orders and suppliers have been read; or why they could not be. */
export const AGAIN = `const error = [$('open').first(), $('partners').first()].map(({ json }) => json.error).find(Boolean)
if (error) return [{ json: { stop: true, error } }]
return $('mail').all().map(({ json }) => ({ json: {
  stop: false, from: json.from, subject: json.subject ?? '', text: String(json.textPlain ?? '').slice(0, 4000),
} }))`

const check = inBoth(
  (words) => `const { from, subject, text } = $('pose').first().json
const { lines = [] } = $input.first().json.output ?? {}
const error = $input.first().json.error
const address = (from.match(/[^\\s<>]+@[^\\s<>]+/) ?? [''])[0].toLowerCase()
const shared = ['gmail.com', 'orange.fr', 'wanadoo.fr', 'free.fr', 'sfr.fr', 'laposte.net', 'hotmail.com', 'hotmail.fr', 'outlook.com', 'outlook.fr', 'yahoo.fr', 'icloud.com']
const home = (email) => { const host = email.toLowerCase().split('@')[1] ?? ''; return shared.includes(host) ? email.toLowerCase() : host }
const suppliers = new Set($('partners').all().filter(({ json }) => json.email && home(json.email) === home(address)).map(({ json }) => json.id))
const open = new Map($('open').all().map(({ json }) => [json.id, json]))
const day = (date) => date.toFormat('dd/MM/yyyy')
const proposed = [], doubts = []
for (const { id, date, quote } of lines) {
  const line = open.get(id)
  const now = DateTime.fromISO(date)
  if (!line) { doubts.push('${words.line}' + id); continue }
  const name = line.order_id[1] + ', ' + line.name
  const was = DateTime.fromSQL(line.date_planned, { zone: 'utc' }).setZone('Europe/Paris').startOf('day')
  const fault = !suppliers.has(line.partner_id[0]) ? '${words.sender}' + address
    : !now.isValid || now < $now.startOf('day') || now > $now.plus({ days: 365 }) ? '${words.date}' + date
    : !stands(quote, text) ? '${words.quote}'
    : ''
  if (fault) doubts.push(name + '${words.colon}' + fault)
  else if (!now.hasSame(was, 'day')) {
    const days = Math.round(now.diff(was, 'days').days)
    proposed.push({ id, date: now.toISODate(), shown: name + '${words.colon}' + day(was) + ' → ' + day(now) + ' (' + (days > 0 ? '+' : '') + days + '${words.days}' + quote + '${words.end}' })
  }
}
const unread = error ? '${words.down}' : lines.length === 0 ? '${words.none}' : ''
return [{ json: { proposed, doubts: [...doubts, ...(unread ? [unread] : [])].map((one) => one + ' [' + subject + ']') } }]`,
  {
    fr: {
      line: 'ligne de commande inconnue : ',
      sender: 'l’expéditeur n’est pas ce fournisseur, ',
      date: 'date impossible, ',
      quote: 'date absente du message',
      colon: ' : ',
      days: ' j). « ',
      end: ' »',
      down: 'modèle en panne, à lire',
      none: 'aucune date reconnue, à lire',
    },
    en: {
      line: 'unknown order line: ',
      sender: 'the sender is not that supplier, ',
      date: 'impossible date, ',
      quote: 'date not in the message',
      colon: ': ',
      days: ' days). “',
      end: '”',
      down: 'model down, to be read',
      none: 'no date recognised, to be read',
    },
  },
)
export const CHECK = { fr: STANDS.fr + check.fr, en: STANDS.en + check.en }

export const GATHER = inBoth(
  (words) => `const all = $input.all().map(({ json }) => json)
const proposed = all.flatMap((one) => one.proposed)
// ${words.why}
const clash = proposed.filter((one) => proposed.some((other) => other.id === one.id && other.date !== one.date))
const lines = proposed.filter((one, at) => !clash.includes(one) && proposed.findIndex((other) => other.id === one.id) === at)
const doubts = [...all.flatMap((one) => one.doubts), ...clash.map((one) => one.shown + '${words.clash}')]
return [{ json: {
  lines, doubts,
  text: [
    ...(lines.length ? ['${words.lines}\\n' + lines.map((one) => one.shown).join('\\n')] : []),
    ...(doubts.length ? ['${words.doubts}\\n' + doubts.join('\\n')] : []),
  ].join('\\n\\n'),
} }]`,
  {
    fr: {
      why: 'Deux dates pour une même ligne : une personne choisit.',
      clash: ' Deux dates pour cette ligne.',
      lines: 'DATES ANNONCÉES',
      doubts: 'À LIRE VOUS-MÊME',
    },
    en: {
      why: 'Two dates for the same line: a person chooses.',
      clash: ' Two dates for this line.',
      lines: 'DATES ANNOUNCED',
      doubts: 'FOR YOU TO READ',
    },
  },
)

/** An old answer carries nothing over that has changed since the list was made. */
export const ROWS = inBoth(
  (words) => `const dates = (rows) => new Map(rows.map(({ json }) => [json.id, json.date_planned]))
const was = dates($('open').all()), is = dates($('fresh').all())
return $('gather').first().json.lines.map((one) => {
  const same = is.has(one.id) && is.get(one.id) === was.get(one.id)
  return { json: { ...one, same, ...(same ? {} : { error: '${words.moved}' + one.shown }) } }
})`,
  {
    fr: { moved: 'ligne modifiée depuis la liste, non reportée : ' },
    en: { moved: 'line changed since the list was made, not carried over: ' },
  },
)
