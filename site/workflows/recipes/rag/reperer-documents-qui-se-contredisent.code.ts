/** Pairs of passages: the question to the database, what counts as a contradiction, and whom it is told to. */
import { inBoth, STANDS } from '../../fragments/code.ts'

/**
 * Close passages of two documents that were not held against each other yet. The pair is known by its words, so
 * that a passage that changed is looked at again; what stays open comes back after so many days.
 */
export const PAIRS = `SELECT DISTINCT ON (pair) pair, a_text, a_path, b_text, b_path, distance
FROM (
  SELECT md5(least(a.text, b.text) || greatest(a.text, b.text)) AS pair, b.distance,
    a.text AS a_text, a.metadata->>'path' AS a_path, b.text AS b_text, b.metadata->>'path' AS b_path
  FROM passages a
  CROSS JOIN LATERAL (
    SELECT o.text, o.metadata, o.embedding <=> a.embedding AS distance
    FROM passages o
    WHERE o.metadata->>'path' <> a.metadata->>'path'
    ORDER BY o.embedding <=> a.embedding
    LIMIT 3
  ) b
) near
WHERE distance < $1::float AND a_text <> b_text AND NOT EXISTS (
  SELECT 1 FROM compared c
  WHERE c.pair = near.pair AND (c.verdict <> 'contradiction' OR c.told_at > now() - make_interval(days => $2::int))
)
ORDER BY pair
LIMIT $3::int`

/** Both sentences must stand in their passages, word for word, or there is nothing to show. */
export const JUDGED = inBoth(
  (stands: string) => `${stands}const pairs = $('pairs').all().map(({ json }) => json)
return $input.all().map(({ json: { output } }, at) => {
  const pair = pairs[at]
  const base = { pair: pair.pair, a_path: pair.a_path, b_path: pair.b_path }
  if (!output) return { json: { ...base, verdict: 'unread' } }
  const shown = output.clash && stands(output.first, pair.a_text) && stands(output.second, pair.b_text)
  return { json: shown
    ? { ...base, verdict: 'contradiction', about: String(output.about).trim(), first: output.first.trim(), second: output.second.trim() }
    : { ...base, verdict: output.clash ? 'unread' : 'none' } }
})`,
  STANDS,
)

/** One letter to each owner; a document without one is the documentation manager's. */
export const LETTERS = inBoth(
  ({
    opens,
    closes,
    not,
  }: Record<string, string>) => `const { form, to } = $('settings').first().json
const owners = Object.fromEntries($input.all().map(({ json }) => [json.path, json]))
const clashes = $('judged').all().map(({ json }) => json).filter(({ verdict }) => verdict === 'contradiction')
const letters = new Map()
for (const one of clashes) {
  const name = (path) => owners[path]?.title || path
  const text = one.about + '\\n- ' + name(one.a_path) + '${opens}' + one.first + '${closes}\\n- ' + name(one.b_path) + '${opens}' + one.second + '${closes}\\n${not}' + form + '?pair=' + one.pair
  for (const owner of new Set([one.a_path, one.b_path].map((path) => owners[path]?.owner || to))) {
    const letter = letters.get(owner) ?? { owner, pairs: [], texts: [] }
    letters.set(owner, { owner, pairs: [...letter.pairs, one.pair], texts: [...letter.texts, text] })
  }
}
return [...letters.values()].map(({ owner, pairs, texts }) => ({ json: { owner, pairs, count: texts.length, text: texts.join('\\n\\n') } }))`,
  {
    fr: { opens: ' : « ', closes: ' »', not: 'Ce n’en est pas une ? ' },
    en: { opens: ': “', closes: '”', not: 'Not one? ' },
  },
)

/** A contradiction is noted as told only where every letter that holds it has left. */
export const NOTED = `const letters = $('letters').all().map(({ json }) => json)
const failed = new Set($('write').all().flatMap(({ json }, at) => json.error === undefined ? [] : letters[at].pairs))
const told = [...new Set(letters.flatMap(({ pairs }) => pairs))].filter((pair) => !failed.has(pair))
return [{ json: { told, letters: letters.length, failed: failed.size } }]`
