/** What somebody wrote counts if that company wrote it, since the action was set, in these words. */
import { inBoth, STANDS } from '../../fragments/code.ts'

export const OPEN = inBoth(
  (words) => String.raw`const { site, most } = $('settings').first().json
const today = $now.setZone('Europe/Paris').startOf('day')
const open = $input.all().map(({ json }) => json)
  .filter((one) => one.id && one.property_site === site && one.property_state !== '${words.done}')
  .map((one) => ({
    what: one.name, who: one.property_company ?? '', email: String(one.property_email ?? '').trim().toLowerCase(),
    since: one.property_set_on?.start?.slice(0, 10) ?? '', due: one.property_due?.start?.slice(0, 10) ?? '',
  }))
  .sort((one, other) => (one.due || '9999').localeCompare(other.due || '9999'))
const told = open.map((one) => ({
  ...one,
  late: one.due ? Math.max(0, Math.round(today.diff(DateTime.fromISO(one.due, { zone: 'Europe/Paris' }), 'days').days)) : 0,
  head: (one.who || '${words.nobody}') + '${words.colon}' + one.what + (one.due ? '${words.due}' + DateTime.fromISO(one.due).toFormat('dd/MM') : ''),
}))
const ready = told.filter((one) => /^[^\s@]+@[^\s@]+$/.test(one.email) && /^\d{4}-\d\d-\d\d$/.test(one.since))
const asked = ready.slice(0, most)
const rest = told.filter((one) => !asked.includes(one)).map(({ head }) => head)
if (asked.length === 0) return [{ json: { some: false, rest } }]
return asked.map((one) => ({ json: { ...one, some: true, rest } }))`,
  {
    fr: { done: 'Fait', nobody: 'Entreprise à préciser', colon: ' : ', due: ', pour le ' },
    en: { done: 'Done', nobody: 'Company missing', colon: ': ', due: ', due ' },
  },
)

const check = inBoth(
  (words) => String.raw`const one = $('one').first().json
const asked = $('seek').first().json
const message = $input.first().json
const { kind, quote } = asked.output ?? {}
const from = message.from?.value?.[0]?.address?.toLowerCase() ?? ''
// ${words.quoted}
const own = String(message.text ?? '').split(/\n\s*(?:>|Le [^\n]{5,90} a écrit|On [^\n]{5,90} wrote:|-{2,} ?Message|De\s?: |From: )/)[0]
const day = message.date ? DateTime.fromISO(message.date).setZone('Europe/Paris') : undefined
const bare = String(quote ?? '').replace(/&#39;/g, "'").replace(/&quot;/g, '"').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')
const proven = Boolean(from) && from === one.email && Boolean(day?.isValid) && day.toISODate() >= one.since && stands(bare, own)
const state = asked.error || kind === 'unread' ? 'down' : kind === 'none' || !kind ? 'none' : message.error || !proven ? 'doubt' : kind
return [{ json: {
  state, late: one.late,
  line: one.head + (one.late > 0 ? '${words.late}' + one.late + '${words.days}' : '') +
    (proven && state === kind ? '\n  ' + day.toFormat('dd/MM') + '${words.open}' + bare + '${words.close}' : '') +
    // ${words.where}
    (state === 'doubt' ? '\n  ' + (day?.isValid ? day.toFormat('dd/MM') + ', ' + from + ', ' + (message.subject || '${words.untitled}') : '${words.lost}') : ''),
} }]`,
  {
    fr: {
      quoted: 'Ce que l’entreprise a écrit elle-même, sans les messages cités dessous.',
      where: 'De quoi retrouver le message dans la boîte.',
      untitled: 'sans objet',
      lost: 'le message cité n’a pas pu être relu',
      late: ', dépassé de ',
      days: ' j',
      open: ' : « ',
      close: ' »',
    },
    en: {
      quoted: 'What the company wrote itself, without the messages quoted below.',
      where: 'Enough to find the message in the mailbox.',
      untitled: 'no subject',
      lost: 'the message cited could not be read',
      late: ', overdue by ',
      days: ' days',
      open: ': “',
      close: '”',
    },
  },
)
export const CHECK = { fr: STANDS.fr + check.fr, en: STANDS.en + check.en }

export const LETTER = inBoth(
  (words) => String.raw`const { site, most } = $('settings').first().json
const all = $input.all().map(({ json }) => json)
const rest = $('open').first().json.rest
const lines = (state) => all.filter((one) => one.state === state).map(({ line }) => line)
const part = (title, list) => (list.length ? [title + ' (' + list.length + ')\n' + list.join('\n')] : [])
const text = [
  ...part('${words.late}', lines('late')),
  ...part('${words.none}', lines('none')),
  ...part('${words.doubt}', lines('doubt')),
  ...part('${words.done}', lines('done')),
  ...part('${words.down}', lines('down')),
  ...part('${words.rest}' + most, rest),
].join('\n\n')
return [{ json: { subject: '${words.subject}' + site, text: text || '${words.nothing}' } }]`,
  {
    fr: {
      late: 'RETARD ANNONCÉ',
      none: 'AUCUN MESSAGE TROUVÉ DE CETTE ADRESSE',
      doubt: 'MESSAGE À LIRE VOUS-MÊME',
      done: 'DIT FAIT',
      down: 'NON CHERCHÉ, PANNE',
      rest: 'NON CHERCHÉ : adresse ou date absente, ou au-delà de ',
      subject: 'Avant la réunion : ',
      nothing: 'Aucune action ouverte dans Notion.',
    },
    en: {
      late: 'DELAY ANNOUNCED',
      none: 'NO MESSAGE FOUND FROM THAT ADDRESS',
      doubt: 'MESSAGE FOR YOU TO READ',
      done: 'SAID TO BE DONE',
      down: 'NOT SEARCHED, A FAULT',
      rest: 'NOT SEARCHED: address or date missing, or beyond the limit of ',
      subject: 'Before the meeting: ',
      nothing: 'No open action in Notion.',
    },
  },
)
