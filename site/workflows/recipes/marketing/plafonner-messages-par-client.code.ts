/** A campaign's list, without those who have had enough for one week. */
import { inBoth } from '../../fragments/code.ts'

/** Who is in the file; Excel heads its UTF-8 files with a mark that nobody sees. */
export const KEYS = inBoth(
  (words) => `const halt = (why) => [{ json: { state: 'halt', why } }]
const rows = $('rows').all().map(({ json }) => json)
if (rows.some(({ error }) => error) || JSON.stringify(rows).includes('\\uFFFD')) return halt('${words.unreadable}')
const asked = $('request').first().json
const day = DateTime.fromISO(String(asked.day).slice(0, 10), { zone: 'Europe/Paris' })
if (!day.isValid || day < $now.setZone('Europe/Paris').startOf('day')) return halt('${words.past}')
const clean = rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name.replace(/^\\uFEFF/, '').trim(), value])))
if (!clean.some((row) => 'client_id' in row)) return halt('${words.column}')
const ids = clean.map((row) => String(row.client_id ?? '').trim()).filter((id) => /^[\\w.-]{1,64}$/.test(id))
if (ids.length === 0) return halt('${words.nobody}')
return [{ json: { state: 'ok', ids: [...new Set(ids)].join(','), wrong: clean.length - ids.length, campaign: String(asked.campaign).trim().toLowerCase(), channel: asked.channel, day: day.toISODate() } }]`,
  {
    fr: {
      unreadable:
        'Fichier illisible : enregistrez-le en CSV UTF-8, séparé par des points-virgules.',
      past: 'La date d’envoi est passée ou illisible.',
      column: 'Il manque la colonne client_id.',
      nobody: 'Aucun identifiant de client utilisable dans ce fichier.',
    },
    en: {
      unreadable: 'File unreadable: save it as CSV UTF-8, split by semicolons.',
      past: 'The day of sending has passed or cannot be read.',
      column: 'The column client_id is missing.',
      nobody: 'No usable customer id in this file.',
    },
  },
)

/**
 * One statement, so that two lists uploaded at once see each other's bookings as far as they are written.
 * The same campaign again replaces its own bookings.
 */
export const BOOK =
  "WITH asked AS (SELECT DISTINCT person FROM unnest(string_to_array($1, ',')) AS person), busy AS (SELECT person FROM contact_log WHERE campaign <> $2 AND day BETWEEN $3::date - 6 AND $3::date + 6 GROUP BY person HAVING count(*) >= $4::int), freed AS (DELETE FROM contact_log WHERE campaign = $2 AND person NOT IN (SELECT person FROM asked EXCEPT SELECT person FROM busy)), old AS (DELETE FROM contact_log WHERE campaign <> $2 AND day < current_date - 30), booked AS (INSERT INTO contact_log (person, campaign, channel, day) SELECT person, $2, $5, $3::date FROM asked WHERE person NOT IN (SELECT person FROM busy) ON CONFLICT (person, campaign) DO UPDATE SET day = EXCLUDED.day, channel = EXCLUDED.channel) SELECT person, person NOT IN (SELECT person FROM busy) AS kept FROM asked"

/** The lines as they came, in their order, once a person. */
export const KEEP = `const kept = new Set($('book').all().filter(({ json }) => json.kept).map(({ json }) => String(json.person)))
return $('rows').all().flatMap(({ json }) => {
  const row = Object.fromEntries(Object.entries(json).map(([name, value]) => [name.replace(/^\\uFEFF/, '').trim(), value]))
  return kept.delete(String(row.client_id ?? '').trim()) ? [{ json: row }] : []
})`
