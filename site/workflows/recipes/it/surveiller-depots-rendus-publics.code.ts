/** Public repositories that nobody has allowed. */
import { inBoth } from '../../fragments/code.ts'

/**
 * Those not allowed and not asked about since yesterday, the last ones changed first: a change of visibility counts as
 * one. Five questions of four hours end before the day after.
 */
export const FRESH = inBoth(
  ({ fork, pushed }) => String.raw`const { most } = $('settings').first().json
const rows = $input.all().map(({ json }) => json).filter(({ repo }) => repo)
const settled = new Set(rows.filter(({ state, asked_on }) => state === 'allowed' || (state === 'asked' && DateTime.fromISO(asked_on) > $now.minus({ hours: 24 }))).map(({ repo }) => repo))
const seen = new Set()
const touched = (one) => [one.pushed_at, one.updated_at].map((day) => String(day ?? '')).sort().at(-1)
return $('repos').all().flatMap(({ json }) => Array.isArray(json.body) ? json.body : [])
  .filter(({ full_name, private: hidden }) => full_name && hidden === false && !settled.has(full_name) && !seen.has(full_name) && seen.add(full_name))
  .sort((one, other) => touched(one) < touched(other) ? 1 : -1).slice(0, most)
  .map((one) => ({ json: { repo: one.full_name, url: one.html_url, about: (one.fork ? '${fork}' : '') + '${pushed}' + (one.pushed_at ? DateTime.fromISO(one.pushed_at).setZone($now.zoneName).toFormat('dd/MM/yyyy HH:mm') : '?') } }))`,
  {
    fr: { fork: 'copie d’un autre dépôt, ', pushed: 'dernier envoi le ' },
    en: { fork: 'fork of another repository, ', pushed: 'last push on ' },
  },
)
