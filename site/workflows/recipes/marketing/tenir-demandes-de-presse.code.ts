/** What a journalist asks and by when, as a model read it, held against the message. */
import { inBoth, STANDS } from '../../fragments/code.ts'

export const GIVEN = `const body = String($json.body?.content ?? $json.bodyPreview ?? '')
const text = body.replace(/<(style|script)[^]*?<\\/\\1>/gi, ' ').replace(/<br[^>]*>|<\\/(p|div|li)>/gi, '\\n').replace(/<[^>]*>/g, ' ')
  .replace(/&nbsp;/g, ' ').replace(/&(?:rsquo|apos|#39);/g, '’').replace(/&(?:eacute|#233);/g, 'é').replace(/&(?:laquo|raquo|quot);/g, '"').replace(/&amp;/g, '&').replace(/[ \\t]+/g, ' ').replace(/\\s*\\n\\s*/g, '\\n').trim()
const address = String($json.from?.emailAddress?.address ?? '').toLowerCase()
// Your own drafts come by too; nobody has sent them yet.
const { own } = $('settings').first().json
return { json: { ...$json, text: text.slice(0, 6000), address, mine: !address || address.endsWith('@' + own) } }`

export const CHECK = inBoth(
  (words) => `${words.stands}
return $input.all().flatMap(({ json }, at) => {
  const mail = $('people').all()[at].json
  const said = json.output
  const given = { address: mail.address, subject: String(mail.subject ?? '').slice(0, 150), received: mail.receivedDateTime }
  if (!said) return [{ json: { ...given, state: 'unread', line: '${words.unread}' + given.subject } }]
  if (said.press !== true) return []
  // Said to be press, on words that are not there: a person looks, lest a request be lost.
  if (!stands(said.proof, mail.subject + ' ' + mail.text)) return [{ json: { ...given, state: 'unread', line: '${words.perhaps}' + given.subject } }]
  const due = DateTime.fromISO(String(said.deadline ?? ''), { zone: 'Europe/Paris' })
  // A deadline counts only if the journalist wrote one, and if it can still be met.
  const written = due.isValid && stands(said.deadline_quote, mail.text)
  const held = written && due > $now && due.diff($now, 'days').days < 90
  const hours = held ? due.diff($now, 'hours').hours : null
  const outlet = stands(said.outlet, mail.subject + ' ' + mail.text) ? said.outlet.trim() : given.address.split('@')[1]
  const asked = (said.questions ?? []).filter((one) => stands(one, mail.text)).slice(0, 6)
  return [{ json: { ...given, outlet, state: hours !== null && hours <= $('settings').first().json.urgent ? 'urgent' : 'press',
    due: held ? due.toISO() : '', dueText: held ? due.toFormat('dd/MM HH:mm') : written ? '${words.check}' + due.toFormat('dd/MM HH:mm') : '${words.none}',
    asked: asked.map((one) => '- ' + one.trim()).join('\\n') || '${words.whole}' } }]
})`,
  {
    fr: {
      stands: STANDS.fr,
      unread: 'Message non lu par le modèle, à ouvrir : ',
      perhaps: 'Peut-être de la presse, à ouvrir : ',
      check: 'à vérifier, ',
      none: 'aucun délai écrit',
      whole: 'Questions : voir le message.',
    },
    en: {
      stands: STANDS.en,
      unread: 'A message that the model did not read, to open: ',
      perhaps: 'Perhaps the press, to open: ',
      check: 'to be checked, ',
      none: 'no deadline given',
      whole: 'Questions: see the message.',
    },
  },
)
