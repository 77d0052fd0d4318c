/** Which quote an email answers, and what of a model's reading stands in it. */
import { inBoth, STANDS } from '../../fragments/code.ts'

export const MATCH = inBoth(
  (words) => `const quotes = $input.all().map(({ json }) => json)
const wrong = quotes.find((one) => one.error !== undefined)
const sent = quotes.filter((one) => one.id)
const host = (address) => String(address ?? '').toLowerCase().split('@').pop().replace(/[>\\s].*$/, '')
// At a shared provider, the whole address has to be the same.
const SHARED = /^(gmail|outlook|hotmail|orange|wanadoo|free|sfr|laposte|yahoo|icloud|live)\\./
return $('mail').all().map(({ json: mail }, at) => {
  const from = String(mail.from?.value?.[0]?.address ?? '').toLowerCase()
  const subject = String(mail.subject ?? '')
  const text = String(mail.text ?? '').split(/\\n(?=>|Le .{5,80}a écrit|On .{5,80}wrote|De ?:|From ?:|_{5,}|-{5,})/)[0].trim()
  const base = { from, subject, text, thread: mail.threadId ?? mail.id }
  const numbers = [...new Set((subject.match(/DV-\\d+/gi) ?? text.match(/DV-\\d+/gi) ?? []).map((one) => one.toUpperCase()))]
  const number = numbers[0] ?? ''
  if (wrong) return { json: { ...base, state: 'hand', why: '${words.silent}' + (wrong.error.message ?? wrong.error) }, pairedItem: at }
  // One sense cannot be written on two quotes.
  if (numbers.length > 1) return { json: { ...base, state: 'hand', why: numbers.join(', ') + '${words.several}' }, pairedItem: at }
  const quote = sent.find((one) => String(one.Number).toUpperCase() === number)
  if (!quote) return { json: { ...base, state: 'hand', why: number ? number + '${words.unknown}' : '${words.none}' }, pairedItem: at }
  const known = String(quote.Email ?? '').toLowerCase()
  if (SHARED.test(host(from)) ? from !== known : host(from) !== host(known)) return { json: { ...base, state: 'hand', why: number + '${words.stranger}' }, pairedItem: at }
  if (!text) return { json: { ...base, state: 'hand', why: number + '${words.blank}' }, pairedItem: at }
  if (text.length > 3000) return { json: { ...base, state: 'hand', why: number + '${words.long}' }, pairedItem: at }
  return { json: { ...base, state: 'known', id: quote.id, number, client: quote.Client, owner: quote.Owner ?? '?' }, pairedItem: at }
})`,
  {
    fr: {
      silent: 'Airtable ne répond pas : ',
      unknown: ' n’est pas un devis en attente',
      none: 'aucun numéro de devis',
      stranger: ' : réponse d’une adresse que le devis ne connaît pas',
      blank: ' : aucun texte, peut-être une pièce jointe',
      several: ' : plusieurs devis dans un message',
      long: ' : message trop long pour être lu ici',
    },
    en: {
      silent: 'Airtable does not answer: ',
      unknown: ' is not a quote awaiting an answer',
      none: 'no quote number',
      stranger: ': answered from an address the quote does not know',
      blank: ': no text, perhaps an attachment',
      several: ': several quotes in one message',
      long: ': a message too long to be read here',
    },
  },
)

export const VERIFY = inBoth(
  (words) => `${words.stands}
const { later } = $('settings').first().json
const KINDS = { accepted: '${words.accepted}', conditional: '${words.conditional}', question: '${words.question}', later: '${words.later}', declined: '${words.declined}' }
const today = $now.toISODate()
return $input.all().map(({ json }, at) => {
  const mail = $('known').all()[at].json
  const said = json.output
  if (!said) return { json: { ...mail, kind: 'hand', why: mail.number + '${words.unread}' }, pairedItem: at }
  if (KINDS[said.kind] && !stands(said.quote, mail.text)) return { json: { ...mail, kind: 'hand', why: mail.number + '${words.absent}' }, pairedItem: at }
  if (!KINDS[said.kind]) return { json: { ...mail, kind: 'hand', why: mail.number + '${words.unsure}' }, pairedItem: at }
  const asked = said.kind === 'later' && said.date > today && said.date < $now.plus({ years: 1 }).toISODate() && DateTime.fromISO(said.date).isValid ? said.date : ''
  const next = said.kind === 'later' ? asked || $now.plus({ days: later }).toISODate() : said.kind === 'declined' ? null : today
  return { json: { ...mail, kind: said.kind, label: KINDS[said.kind], words: said.quote.trim(), next }, pairedItem: at }
})`,
  {
    fr: {
      stands: STANDS.fr,
      accepted: 'Accord, à confirmer',
      conditional: 'Accord sous condition',
      question: 'Question',
      later: 'Plus tard',
      declined: 'Refus',
      unread: ' : le modèle n’a pas répondu',
      unsure: ' : réponse ni oui ni non, à lire',
      absent: ' : phrase citée introuvable dans le message',
    },
    en: {
      stands: STANDS.en,
      accepted: 'Yes, to be confirmed',
      conditional: 'Yes, on a condition',
      question: 'Question',
      later: 'Later',
      declined: 'No',
      unread: ': the model did not answer',
      unsure: ': neither yes nor no, to be read',
      absent: ': the sentence quoted is not in the message',
    },
  },
)
