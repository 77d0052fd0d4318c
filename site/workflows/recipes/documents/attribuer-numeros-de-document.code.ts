/** A number once, for each kind and year, in one statement that the database does whole or not at all. */
import { inBoth } from '../../fragments/code.ts'

/** Asked again for the same kind and title, it gives the number that it gave. */
export const GIVE = `WITH known AS (
  SELECT number, link, created_at < now() - interval '2 minutes' AS stale FROM documents WHERE kind = $1 AND title_key = $2
), next AS (
  INSERT INTO counters (kind, year, last) SELECT $1, $3::int, 1 WHERE NOT EXISTS (SELECT 1 FROM known)
  ON CONFLICT (kind, year) DO UPDATE SET last = counters.last + 1 RETURNING last
), made AS (
  INSERT INTO documents (number, kind, title_key, title, author)
  SELECT $1 || '-' || $3 || '-' || lpad(last::text, greatest(4, length(last::text)), '0'), $1, $2, $4, $5 FROM next RETURNING number
)
SELECT number, NULL AS link, true AS fresh, true AS stale FROM made
UNION ALL SELECT number, link, false, stale FROM known`

export const UNLINKED =
  "SELECT number, title, author FROM documents WHERE link IS NULL AND created_at < now() - interval '1 day' ORDER BY number"

interface Words {
  readonly down: string
  readonly wait: string
  readonly known: string
  readonly sorry: string
}

/** What the database said, and what is left to do. */
const step = (words: Words) =>
  String.raw`const one = $input.first().json
const failed = String(one.error?.message ?? one.message ?? one.error ?? '')
const safe = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;')
// Two at once with one title: the key let one of them through.
if (!one.number && /duplicate key/i.test(failed)) return [{ json: { state: 'page', title: '${words.sorry}', text: '${words.wait}' } }]
if (!one.number) return [{ json: { state: 'page', title: '${words.sorry}', text: '${words.down}' + safe(failed) } }]
if (one.link) return [{ json: { state: 'page', title: one.number, text: '${words.known}' + safe(one.link) } }]
if (!one.stale) return [{ json: { state: 'page', title: one.number, text: '${words.wait}' } }]
return [{ json: { state: 'copy', number: one.number } }]`

export const STEP = inBoth(step, {
  fr: {
    down: 'La base ne répond pas, renvoyez le formulaire : ',
    wait: 'Le même titre vient d’être demandé. Rechargez dans deux minutes.',
    known: 'Ce titre a déjà un numéro. Le document : ',
    sorry: 'Aucun numéro donné',
  },
  en: {
    down: 'The database does not answer, send the form again: ',
    wait: 'The same title has just been asked for. Reload in two minutes.',
    known: 'This title has a number already. The document: ',
    sorry: 'No number given',
  },
})
