import { page } from '../../fragments/forms.ts'
import type { Params } from '../recipe.ts'

/**
 * The table, to be made once:
 * CREATE TABLE refused (id bigserial PRIMARY KEY, target text, payload jsonb, hash text UNIQUE, error text,
 *   tries int DEFAULT 0, state text, next_at timestamptz, taken_at timestamptz)
 */
/** The same row refused twice is one row; one that somebody gave up stays given up. */
export const ENTER = `INSERT INTO refused (target, payload, hash, error, state, next_at)
VALUES ($1, $2::jsonb, md5($1 || $2), left($3, 300), 'due', now())
ON CONFLICT (hash) DO UPDATE SET error = EXCLUDED.error, state = CASE WHEN refused.state = 'done' THEN 'due' ELSE refused.state END,
  tries = CASE WHEN refused.state = 'done' THEN 0 ELSE refused.tries END, next_at = CASE WHEN refused.state = 'done' THEN EXCLUDED.next_at ELSE refused.next_at END
RETURNING id, true AS entered`

/** Rows are taken under a mark, so that two runs never send the same one; what a crash left over comes back after two hours. */
export const TAKE = `WITH old AS (DELETE FROM refused WHERE state IN ('done', 'dropped') AND next_at < now() - interval '30 days')
UPDATE refused SET state = 'sending', taken_at = now()
WHERE id IN (SELECT id FROM refused WHERE (state = 'due' AND next_at <= now()) OR (state = 'sending' AND taken_at < now() - interval '2 hours')
  ORDER BY next_at LIMIT $1 FOR UPDATE SKIP LOCKED)
RETURNING id, target, payload, tries, left(md5(payload::text), 8) AS mark`

/** Tried again after another row's fault, it finds its own result and says so. */
export const WRITE = `UPDATE refused SET state = $2, tries = $3, error = $4, next_at = now() + make_interval(mins => $5)
WHERE id = $1 AND state IN ('sending', $2) RETURNING id, true AS written`

export const FIND =
  "SELECT id, payload::text AS payload, error FROM refused WHERE id = $1 AND state = 'person'"

/** Only what waits for a person can be changed by one, and once. */
export const RELEASE = `UPDATE refused SET state = $2, payload = COALESCE($3::jsonb, payload), tries = 0, next_at = now()
WHERE id = $1 AND state = 'person' RETURNING id`

/** An answer decides what becomes of its row: done, later, or a person's turn. */
export const JUDGE = `const row = $('take').item.json
const { targets, most } = $('settings').first().json
const known = Object.hasOwn(targets, row.target)
const status = known ? Number($json.statusCode ?? 0) : -1
const body = typeof $json.body === 'string' ? $json.body : JSON.stringify($json.body ?? '')
const said = status > 0 ? status + ' ' + body : status === 0 ? (typeof $json.error === 'string' ? $json.error : String($json.error?.message ?? $json.error?.code ?? 'no answer')) : 'unknown target'
const error = said.replace(/[^\\s@"':]+@[^\\s@"']+/g, '…@…').slice(0, 200)
const tries = Number(row.tries ?? 0) + 1
const later = status === 0 || [408, 425, 429].includes(status) || status >= 500
const state = status >= 200 && status < 300 ? 'done' : later && tries < most ? 'due' : 'person'
return { json: { id: row.id, target: row.target, state, tries, error: state === 'done' ? '' : error, minutes: state === 'due' ? Math.min(1440, 30 * 2 ** tries) : 0 } }`

/** One line a cause: forty rows refused for one reason are one piece of work. */
export const causes = (words: { readonly rows: string; readonly unwritten: string }): string =>
  `const judged = $('judge').all().map(({ json }) => json)
const written = new Set($input.all().filter(({ json }) => json.written === true).map(({ json }) => String(json.id)))
const groups = new Map()
for (const one of judged.filter(({ state }) => state === 'person')) {
  const key = one.target + ' | ' + one.error.slice(0, 80)
  groups.set(key, [...(groups.get(key) ?? []), one.id])
}
const lines = [...groups].map(([key, ids]) => key + ': ' + ids.length + '${words.rows}' + ids.slice(0, 10).join(', ') + (ids.length > 10 ? ' …' : ''))
const unwritten = judged.filter(({ id }) => !written.has(String(id))).map(({ id }) => id)
const all = unwritten.length > 0 ? [...lines, '${words.unwritten}' + unwritten.join(', ')] : lines
return [{ json: { lines: all, news: all.length } }]`

/** What a person typed is sent only if it can be read. */
export const READ = `const text = String($json.payload ?? '').trim()
let payload = null
try { payload = text === '' ? null : JSON.stringify(JSON.parse(text)) } catch { payload = undefined }
const number = $('number').first().json.id
const drop = ['Abandonner', 'Give up'].includes($json.action)
return { json: { id: Number(number), state: drop ? 'dropped' : 'due', payload: drop ? null : payload ?? null, valid: drop || payload !== undefined } }`

/** The row as it was sent, to be corrected. */
export const EDIT: Params = {
  operation: 'page',
  defineForm: 'json',
  jsonOutput: {
    fr: "={{ JSON.stringify([{ fieldLabel: $json.error || 'Ligne', fieldName: 'payload', fieldType: 'textarea', defaultValue: $json.payload }, { fieldLabel: 'Que faire', fieldName: 'action', fieldType: 'dropdown', requiredField: true, fieldOptions: { values: [{ option: 'Renvoyer' }, { option: 'Abandonner' }] } }]) }}",
    en: "={{ JSON.stringify([{ fieldLabel: $json.error || 'Row', fieldName: 'payload', fieldType: 'textarea', defaultValue: $json.payload }, { fieldLabel: 'What to do', fieldName: 'action', fieldType: 'dropdown', requiredField: true, fieldOptions: { values: [{ option: 'Send again' }, { option: 'Give up' }] } }]) }}",
  },
  options: {},
}

export const DONE: Params = page(
  {
    fr: "={{ $('release').isExecuted && $json.id ? 'Noté' : 'Rien n’a changé' }}",
    en: "={{ $('release').isExecuted && $json.id ? 'Noted' : 'Nothing changed' }}",
  },
  {
    fr: "={{ $('release').isExecuted ? ($json.id ? ($('read').first().json.state === 'dropped' ? 'La ligne est abandonnée.' : 'La ligne repart à la prochaine demi-heure.') : 'Elle n’attendait plus, ou la table ne répond pas.') : $('read').isExecuted ? 'Le texte corrigé n’est pas du JSON : rouvrez la ligne.' : 'Aucune ligne de ce numéro n’attend une personne, ou la table ne répond pas.' }}",
    en: "={{ $('release').isExecuted ? ($json.id ? ($('read').first().json.state === 'dropped' ? 'The row is given up.' : 'The row leaves at the next half hour.') : 'It was not waiting any more, or the table does not answer.') : $('read').isExecuted ? 'The corrected text is not JSON: open the row again.' : 'No row of that number waits for a person, or the table does not answer.' }}",
  },
)
