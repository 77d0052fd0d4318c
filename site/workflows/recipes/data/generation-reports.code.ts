/** What the database is asked for a week, and the code around the comments. */
import { inBoth } from '../../fragments/code.ts'

const INDICATORS = {
  fr: ['Commandes', 'Ventes', 'Panier moyen', 'Remboursements'],
  en: ['Orders', 'Sales', 'Average basket', 'Refunds'],
} as const

export const QUERY = inBoth(
  ({ table, amount, refunded, placed, names }) => `WITH bounds AS (
  SELECT $1::date - 7 AS first_day, $1::date AS after_last
), counted AS (
  SELECT o.${amount} AS amount, o.${refunded} AS refunded, o.${placed} >= b.first_day AS now_week
  FROM ${table} o CROSS JOIN bounds b
  WHERE o.${placed} >= b.first_day - 7 AND o.${placed} < b.after_last
), sums AS (
  SELECT
    count(*) FILTER (WHERE now_week) AS n1, count(*) FILTER (WHERE NOT now_week) AS n0,
    sum(amount) FILTER (WHERE now_week) AS s1, sum(amount) FILTER (WHERE NOT now_week) AS s0,
    count(*) FILTER (WHERE now_week AND refunded) AS r1, count(*) FILTER (WHERE NOT now_week AND refunded) AS r0
  FROM counted
)
SELECT b.first_day::text AS week, v.indicator, v.unit, round(v.now_value, 2) AS value, round(v.before_value, 2) AS previous
FROM sums s CROSS JOIN bounds b CROSS JOIN LATERAL (VALUES
  ('${names[0]}', '', s.n1::numeric, s.n0::numeric),
  ('${names[1]}', '€', s.s1::numeric, s.s0::numeric),
  ('${names[2]}', '€', s.s1::numeric / nullif(s.n1, 0), s.s0::numeric / nullif(s.n0, 0)),
  ('${names[3]}', '%', 100.0 * s.r1 / nullif(s.n1, 0), 100.0 * s.r0 / nullif(s.n0, 0))
) AS v(indicator, unit, now_value, before_value)`,
  {
    fr: {
      table: 'commandes',
      amount: 'montant',
      refunded: 'remboursee',
      placed: 'passee_le',
      names: INDICATORS.fr,
    },
    en: {
      table: 'orders',
      amount: 'amount',
      refunded: 'refunded',
      placed: 'placed_on',
      names: INDICATORS.en,
    },
  },
)

export const COMPLETE = inBoth(
  ({
    list,
    look,
    names,
    colon,
    stop,
    thousands,
    decimal,
    previous,
    change,
    signed,
  }) => String.raw`// ${list}
const EXPECTED = [${names.map((name) => `'${name}'`).join(', ')}]

const rows = $input.all().map(({ json }) => json)
// ${look}
const known = (value) => value !== null && value !== undefined && value !== '' && Number.isFinite(Number(value))
const missing = EXPECTED.filter((name) => {
  const row = rows.find((one) => one.indicator === name)
  return row === undefined || !known(row.value) || !known(row.previous)
})
if (missing.length > 0) return [{ json: { missing: missing.join(', ') } }]

const shown = (value, unit) => {
  const [whole, rest = ''] = String(Math.abs(Math.round(value * 100) / 100)).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '${thousands}')
  const number = grouped + (rest && '${decimal}' + rest)
  return (value < 0 ? '−' : '') + (${signed})
}
return rows.map((row) => {
  const [value, previous] = [Number(row.value), Number(row.previous)]
  const text = row.indicator + '${colon}' + shown(value, row.unit) + '${stop}${previous}${colon}' + shown(previous, row.unit) + '${stop}${change}${colon}' + shown(value - previous, row.unit)
  return { json: { week: row.week, indicator: row.indicator, value, previous, text, missing: '' } }
})`,
  {
    fr: {
      list: 'La liste attendue : un indicateur absent, ou sans valeur, arrête tout.',
      look: 'Un nombre absent arrive vide, et Number(null) vaut zéro : on regarde avant de convertir.',
      names: INDICATORS.fr,
      colon: ' : ',
      stop: ' ; ',
      thousands: ' ',
      decimal: ',',
      previous: 'semaine précédente',
      change: 'écart',
      signed: "unit ? number + ' ' + unit : number",
    },
    en: {
      list: 'The list expected: an indicator that is absent, or has no value, stops everything.',
      look: 'A number that is absent arrives empty, and Number(null) is zero: look before converting.',
      names: INDICATORS.en,
      colon: ': ',
      stop: '; ',
      thousands: ',',
      decimal: '.',
      previous: 'previous week',
      change: 'change',
      signed: "unit === '€' ? unit + number : number + unit",
    },
  },
)

export const NUMBERS = inBoth(
  ([comment, none]) => String.raw`// ${comment}
const numbers = (text) => (String(text).match(/\d[\d\s.,]*/g) ?? []).map((run) => run.replace(/\s/g, '').replace(/[.,]+$/, ''))
const rows = $('complete').all().map(({ json }) => json)
const said = new Map()
for (const [index, { json }] of $input.all().entries()) said.set($('complete').itemMatching(index).json.indicator, json.output?.comment)
const lines = rows.map(({ indicator, text }) => {
  const comment = said.get(indicator)
  const allowed = new Set(numbers(text))
  const sound = comment !== undefined && numbers(comment).every((run) => allowed.has(run))
  return text + '\n' + (sound ? comment : '(${none})')
})
return [{ json: { week: rows[0].week, body: lines.join('\n\n') } }]`,
  {
    fr: [
      'Tout nombre du commentaire doit figurer dans la ligne donnée au modèle.',
      'sans commentaire : à écrire',
    ],
    en: [
      'Every number of a comment must stand in the line that the model was given.',
      'no comment: yours to write',
    ],
  },
)
