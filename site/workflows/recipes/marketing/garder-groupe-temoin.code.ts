/** A part of a list that gets nothing, drawn by lot, and what the others bought more than they did. */
import { EUROS, inBoth } from '../../fragments/code.ts'

export const KEYS = inBoth(
  (
    words,
  ) => `const rows = $('rows').all().map(({ json }) => Object.fromEntries(Object.entries(json).map(([name, value]) => [name.replace(/^\\uFEFF/, '').trim(), value])))
const halt = (why) => [{ json: { state: 'halt', why } }]
const asked = $('request').first().json
if (rows.some(({ error }) => error)) return halt('${words.unreadable}')
if (!rows.some((row) => 'client_id' in row)) return halt('${words.column}')
const day = DateTime.fromISO(String(asked.day).slice(0, 10), { zone: 'Europe/Paris' })
if (!day.isValid || day < $now.setZone('Europe/Paris').startOf('day')) return halt('${words.past}')
const ids = [...new Set(rows.map((row) => String(row.client_id ?? '').trim()).filter((id) => /^[\\w.-]{1,64}$/.test(id)))]
const { least } = $('settings').first().json
if (ids.length === 0) return halt('${words.nobody}')
return [{ json: { state: 'ok', short: ids.length < least, ids: ids.join(','), campaign: String(asked.campaign).replace(/[|\\s]+/g, ' ').trim().toLowerCase(), day: day.toISODate(), ends: day.plus({ days: Number(asked.days) }).toISODate() } }]`,
  {
    fr: {
      unreadable: 'Fichier illisible : enregistrez-le en CSV à points-virgules.',
      column: 'Il manque la colonne client_id.',
      past: 'Le jour d’envoi est passé ou illisible : le tirage se fait avant.',
      nobody: 'Aucun identifiant de client utilisable dans ce fichier.',
    },
    en: {
      unreadable: 'File unreadable: save it as CSV split by semicolons.',
      column: 'The column client_id is missing.',
      past: 'The day of sending has passed or cannot be read: one draws beforehand.',
      nobody: 'No usable customer id in this file.',
    },
  },
)

/** The lot depends on campaign and person alone: the same list again gives the same draw. */
export const DRAW =
  "WITH asked AS (SELECT DISTINCT person FROM unnest(string_to_array($1, ',')) AS person), drawn AS (SELECT person, ('x' || substr(md5($2 || '/' || person), 1, 7))::bit(28)::int % 100 < $5::int AS witness FROM asked), freed AS (DELETE FROM holdouts WHERE campaign = $2 AND person NOT IN (SELECT person FROM asked)), kept AS (INSERT INTO holdouts (campaign, person, witness, starts_on, ends_on) SELECT $2, person, witness, $3::date, $4::date FROM drawn ON CONFLICT (campaign, person) DO UPDATE SET witness = EXCLUDED.witness, starts_on = EXCLUDED.starts_on, ends_on = EXCLUDED.ends_on, concluded_on = NULL) SELECT person, witness FROM drawn"

export const SENT = `const sent = new Set($('draw').all().filter(({ json }) => json.witness === false).map(({ json }) => String(json.person)))
return $('rows').all().flatMap(({ json }) => {
  const row = Object.fromEntries(Object.entries(json).map(([name, value]) => [name.replace(/^\\uFEFF/, '').trim(), value]))
  return sent.delete(String(row.client_id ?? '').trim()) ? [{ json: row }] : []
})`

/** Each group from the day of sending to the last day, that day included; only what is over for a day. */
export const FOUND =
  'WITH ended AS (SELECT * FROM holdouts WHERE concluded_on IS NULL AND ends_on < current_date), bought AS (SELECT e.campaign, e.person, e.witness, e.starts_on, e.ends_on, coalesce(sum(o.total), 0) AS spent FROM ended e LEFT JOIN orders o ON o.customer_id::text = e.person AND o.paid_on::date BETWEEN e.starts_on AND e.ends_on GROUP BY 1, 2, 3, 4, 5) SELECT campaign, min(starts_on)::text AS starts_on, max(ends_on)::text AS ends_on, count(*) FILTER (WHERE NOT witness)::int AS sent, count(*) FILTER (WHERE NOT witness AND spent > 0)::int AS sent_buyers, coalesce(sum(spent) FILTER (WHERE NOT witness), 0)::float AS sent_total, count(*) FILTER (WHERE witness)::int AS witnesses, count(*) FILTER (WHERE witness AND spent > 0)::int AS witness_buyers, coalesce(sum(spent) FILTER (WHERE witness), 0)::float AS witness_total FROM bought GROUP BY campaign ORDER BY campaign'

export const CONCLUDE =
  "WITH done AS (UPDATE holdouts SET concluded_on = current_date WHERE campaign = ANY(string_to_array($1, '|')) AND ends_on < current_date AND concluded_on IS NULL RETURNING 1), old AS (DELETE FROM holdouts WHERE concluded_on < current_date - 180) SELECT count(*)::int AS closed FROM done"

/** Two shares, and between which bounds their difference lies nineteen times in twenty. */
export const WEIGH = inBoth(
  (words) => `${words.euros}
const percent = (value) => (value * 100).toFixed(1).replace('.', '${words.point}') + '${words.percent}'
return $input.all().filter(({ json }) => json.campaign).map(({ json }) => {
  const { campaign, sent, sent_buyers, sent_total, witnesses, witness_buyers, witness_total } = json
  if (sent === 0 || witnesses === 0) return { json: { campaign, text: '${words.nothing}' } }
  const one = sent_buyers / sent, other = witness_buyers / witnesses
  const margin = 1.96 * Math.sqrt((one * (1 - one)) / sent + (other * (1 - other)) / witnesses)
  const low = one - other - margin, high = one - other + margin
  const few = Math.min(sent_buyers, witness_buyers) < 5
  const day = (text) => DateTime.fromISO(text).toFormat('dd/MM/yyyy')
  const verdict = few ? '${words.few}' : low > 0 ? '${words.more}' + Math.round(low * sent) + '${words.to}' + Math.round(high * sent) + '.' : high < 0 ? '${words.less}' : '${words.unclear}'
  return { json: { campaign, text: [
    '${words.from}' + day(json.starts_on) + '${words.until}' + day(json.ends_on) + '.',
    '${words.sent}' + sent + '${words.bought}' + percent(one) + ', ' + euros(Math.round((sent_total / sent) * 100) / 100) + '${words.each}',
    '${words.witness}' + witnesses + '${words.bought}' + percent(other) + ', ' + euros(Math.round((witness_total / witnesses) * 100) / 100) + '${words.each}',
    verdict,
  ].join('\\n') } }
})`,
  {
    fr: {
      euros: EUROS.fr,
      point: ',',
      percent: ' %',
      nothing: 'Un des deux groupes est vide : rien à comparer.',
      few: 'Moins de cinq acheteurs d’un côté : trop peu pour conclure.',
      more: 'Acheteurs gagnés par la campagne, selon l’intervalle à 95 % : de ',
      to: ' à ',
      less: 'Ceux qui ont reçu la campagne ont moins acheté que les autres : à examiner.',
      unclear: 'L’écart peut venir du hasard : rien ne prouve que la campagne ait vendu.',
      from: 'Du ',
      until: ' au ',
      sent: 'Campagne reçue : ',
      witness: 'Témoins : ',
      bought: ' clients, acheteurs ',
      each: ' par client.',
    },
    en: {
      euros: EUROS.en,
      point: '.',
      percent: '%',
      nothing: 'One of the two groups is empty: nothing to compare.',
      few: 'Under five buyers on one side: too few to conclude.',
      more: 'Buyers won by the campaign, by the 95% interval: from ',
      to: ' to ',
      less: 'Those who got the campaign bought less than the others: to be looked into.',
      unclear: 'The difference may be chance: nothing proves that the campaign sold anything.',
      from: 'From ',
      until: ' to ',
      sent: 'Campaign received: ',
      witness: 'Held out: ',
      bought: ' customers, buyers ',
      each: ' a customer.',
    },
  },
)
