/** What the mailing list is asked, and how the month is counted. */
import { inBoth } from '../../fragments/code.ts'

const BLANK = 'email = NULL, first_name = NULL, consent = false, erased_on = current_date'

/** Who was asked, kept silent and made no other sign since. */
export const ERASE = `WITH gone AS (UPDATE subscribers SET ${BLANK} WHERE consent AND asked_on <= current_date - $1::int AND (last_contact IS NULL OR last_contact < asked_on) RETURNING id) SELECT count(*)::int AS erased FROM gone`

export const SILENT =
  'SELECT id, email, first_name, stay_key FROM subscribers WHERE consent AND email IS NOT NULL AND (asked_on IS NULL OR asked_on <= last_contact) AND last_contact < current_date - make_interval(months => $1::int) ORDER BY last_contact LIMIT $2::int'

export const REPLY = `WITH kept AS (UPDATE subscribers SET last_contact = current_date, asked_on = NULL WHERE $2::boolean AND stay_key::text = $1 AND consent RETURNING id), gone AS (UPDATE subscribers SET ${BLANK} WHERE NOT $2::boolean AND stay_key::text = $1 AND consent RETURNING id) SELECT id, true AS stays FROM kept UNION ALL SELECT id, false FROM gone`

export const TALLY = inBoth(
  (words) => `const { erased } = $('erase').first().json
const { months } = $('settings').first().json
if ($('silent').first().json.error) return [{ json: { text: '${words.unread}' + erased } }]
const all = $('ask').isExecuted ? $('ask').all() : []
const refused = all.filter(({ json }) => json.error).length
return [{ json: { text: '${words.asked}'.replace('%', months) + (all.length - refused) + '\\n${words.refused}' + refused + '\\n${words.erased}' + erased } }]`,
  {
    fr: {
      asked: 'Interrogés (sans contact depuis % mois) : ',
      refused: 'Envois refusés, à revoir : ',
      erased: 'Effacés faute de réponse : ',
      unread: 'Abonnés silencieux NON lus, personne n’est interrogé. Effacés : ',
    },
    en: {
      asked: 'Asked (no contact for % months): ',
      refused: 'Emails refused, to look at: ',
      erased: 'Erased for want of an answer: ',
      unread: 'Silent subscribers NOT read, nobody is asked. Erased: ',
    },
  },
)
