/** Birthdays, the presents they bring, and the counter where a present is handed over. */
import { inBoth } from '../../fragments/code.ts'

/** Today and the two days before, should n8n have stood still; without the 29th, those of that day have the 28th. */
export const DAYS = `const days = [0, 1, 2].flatMap((back) => {
  const day = $now.setZone('Europe/Paris').minus({ days: back })
  const own = day.toFormat('MM-dd')
  return own === '02-28' && !day.isInLeapYear ? [own, '02-29'] : [own]
})
return [{ json: { days: days.join(',') } }]`

/** One present in ten months at most; what is over for long is erased. */
export const CREATE =
  "WITH old AS (DELETE FROM gifts WHERE created_on < current_date - 400), made AS (INSERT INTO gifts (member_id, code, created_on, valid_until) SELECT m.id, upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 8)), current_date, current_date + $2::int FROM members m WHERE m.birthday_yes AND m.email <> '' AND m.birthday = ANY(string_to_array($1, ',')) AND NOT EXISTS (SELECT 1 FROM gifts g WHERE g.member_id = m.id AND g.created_on > current_date - 300) RETURNING 1) SELECT count(*)::int AS created FROM made"

/** A message that was refused is tried again each morning, as long as the present is worth having. */
export const WAITING =
  "SELECT g.code, g.valid_until::text AS until, m.email, m.first_name FROM gifts g JOIN members m ON m.id = g.member_id WHERE g.sent_on IS NULL AND m.birthday_yes AND m.email <> '' AND g.valid_until >= current_date + 7 ORDER BY g.created_on, m.id LIMIT 300"

/** A present is handed over once, whoever asks and how often the page is loaded. */
export const HAND_OVER =
  'WITH used AS (UPDATE gifts SET used_on = current_date WHERE code = $1 AND used_on IS NULL AND sent_on IS NOT NULL AND valid_until >= current_date RETURNING code) SELECT g.code, u.code IS NOT NULL AS accepted, g.used_on::text AS used_on, g.valid_until::text AS until FROM gifts g LEFT JOIN used u ON u.code = g.code WHERE g.code = $1'

export const VERDICT = inBoth(
  (words) => `const found = $input.first().json
const day = (text) => DateTime.fromISO(text).toFormat('dd/MM/yyyy')
if (found.error) return [{ json: { title: '${words.down}', text: '${words.ask}' } }]
if (!found.code) return [{ json: { title: '${words.unknown}', text: '${words.reread}' } }]
if (found.accepted) return [{ json: { title: '${words.yes}', text: '${words.noted}' } }]
if (found.used_on) return [{ json: { title: '${words.used}', text: '${words.on}' + day(found.used_on) + '. ${words.again}' } }]
return [{ json: { title: '${words.late}', text: '${words.until}' + day(found.until) + '.' } }]`,
  {
    fr: {
      down: 'Base injoignable',
      ask: 'Notez le code et servez, ou demandez au responsable.',
      unknown: 'Code inconnu',
      reread: 'Relisez-le sur le message du client, lettre à lettre.',
      yes: 'Bon anniversaire !',
      noted: 'Cadeau à remettre maintenant. Il est noté comme remis.',
      used: 'Déjà remis',
      on: 'Noté le ',
      again: 'Si vous venez de recharger la page, c’est le vôtre.',
      late: 'Non valable',
      until: 'Message pas encore parti, ou valable jusqu’au ',
    },
    en: {
      down: 'Database out of reach',
      ask: 'Write the code down and serve, or ask the manager.',
      unknown: 'Unknown code',
      reread: 'Read it again on the message, letter by letter.',
      yes: 'Happy birthday!',
      noted: 'Hand the present over now. It is noted as given.',
      used: 'Given already',
      on: 'Noted on ',
      again: 'If you have just reloaded the page, it is yours.',
      late: 'Not valid',
      until: 'Message not gone yet, or valid until ',
    },
  },
)

/** The codes whose message has left, for one query: n8n tells what fails of several as one. */
export const GONE = `const codes = $('wish').all().flatMap(({ json }, at) => (json.error ? [] : [$('waiting').all()[at].json.code]))
return codes.length === 0 ? [] : [{ json: { codes: codes.join(',') } }]`

export const NOTED =
  "UPDATE gifts SET sent_on = current_date WHERE code = ANY(string_to_array($1, ',')) RETURNING code"

export const TALLY = inBoth(
  (words) => `const sent = $('wish').all()
const refused = sent.filter(({ json }) => json.error).length
return refused === 0 ? [] : [{ json: { text: '${words.refused}' + refused + '${words.of}' + sent.length + '. ${words.again}' } }]`,
  {
    fr: {
      refused: 'Messages d’anniversaire refusés : ',
      of: ' sur ',
      again: 'Ils repartiront demain, tant que le cadeau vaut encore sept jours.',
    },
    en: {
      refused: 'Birthday messages refused: ',
      of: ' of ',
      again: 'They will leave again tomorrow, as long as the present has seven days left.',
    },
  },
)
