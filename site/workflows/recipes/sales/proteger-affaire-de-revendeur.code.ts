/** Whose deal it is: the rule by which resellers are answered, the first one first. */
import { inBoth } from '../../fragments/code.ts'

/** A company number that is well formed, and what resellers are known by: the domain to which answers go. */
export const READ = `const digits = String($json.siren ?? '').replace(/\\D/g, '')
// The last digit checks the others (Luhn); a SIRET begins with its SIREN.
const sum = [...digits.slice(0, 9)].reverse().reduce((all, one, at) => { const twice = Number(one) * (at % 2 ? 2 : 1); return all + (twice > 9 ? twice - 9 : twice) }, 0)
const sound = (digits.length === 9 || digits.length === 14) && sum > 0 && sum % 10 === 0
const address = $('request').first().json.email.trim().toLowerCase(), host = address.split('@').pop()
// At a shared provider, the whole address tells one from another.
const reseller = /^(gmail|outlook|hotmail|orange|wanadoo|free|sfr|laposte|yahoo|icloud|live)\\./.test(host) ? address : host
return { json: { ...$('settings').first().json, siren: digits.slice(0, 9), sound, reseller } }`

export const DECIDE = inBoth(
  (words) => `const { siren, reseller, today } = $('read').first().json
const own = $('own').all().map(({ json }) => json)
const kept = $input.all().map(({ json }) => json)
const day = (iso) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy')
const wrong = own.find((one) => one.error !== undefined)
if (wrong) return [{ json: { state: 'unknown', why: String(wrong.error.message ?? wrong.error) } }]
const held = kept.find((one) => one.siren === siren && one.until >= today)
if (held) return [{ json: { state: 'told', text: held.reseller === reseller ? '${words.yours}' + day(held.until) + '.' : '${words.taken}' } }]
return [{ json: { state: 'ask', own: own.filter((one) => one.Id).map((one) => one.Name + ', ' + one.StageName + ', ' + (one.Owner?.Name ?? '?')).join('\\n') || '${words.none}' } }]`,
  {
    fr: {
      yours: 'Cette affaire est déjà à vous, protégée jusqu’au ',
      taken: 'Cette société est déjà suivie. Appelez votre responsable de réseau.',
      none: 'Aucune affaire en direct.',
    },
    en: {
      yours: 'This deal is yours already, protected until ',
      taken: 'This company is already being followed. Call your channel manager.',
      none: 'No direct deal.',
    },
  },
)
