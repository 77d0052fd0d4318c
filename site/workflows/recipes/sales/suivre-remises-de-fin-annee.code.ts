/** Tiers, rebates and what is left to the next tier, client by client. */
import { EUROS, inBoth } from '../../fragments/code.ts'

export const REBATES = inBoth(
  (words) => `${words.euros}
const { near, manager } = $('settings').first().json
const { from, to, months, final } = $('period').first().json
const broken = [...$('rules').all(), ...$input.all()].find(({ json }) => json.error)
if (broken) return [{ json: { kind: 'broken', text: '${words.unread}' + (broken.json.message ?? broken.json.error.message ?? broken.json.error) } }]
const number = (value) => Number(String(value ?? '').replace(/[\\s\\u00A0\\u202F€%]/g, '').replace(',', '.'))
const cents = (value) => Math.round((value + Number.EPSILON) * 100) / 100
const written = (value) => value === '' ? '' : value.toFixed(2).replace('.', '${words.point}')
const day = (iso) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy')
const sold = new Map($input.all().filter(({ json }) => json.client !== undefined).map(({ json }) => [String(json.client), Math.max(0, number(json.turnover))]))
if (sold.size === 0 && $('rules').all().some(({ json }) => json.Client)) return [{ json: { kind: 'broken', text: '${words.unread}${words.empty}' } }]
// "20000=2; 50000=3": from 20,000, 2%.
const tiersIn = (text) => {
  const tiers = String(text ?? '').split(';').filter((one) => one.trim()).map((one) => one.split('=').map(number))
    .map(([floor, rate]) => ({ floor, rate })).sort((one, other) => one.floor - other.floor)
  return tiers.length && tiers.every(({ floor, rate }) => floor >= 0 && rate > 0 && rate < 100) ? tiers : undefined
}
const rebate = (turnover, tiers, slices) => {
  if (!slices) return cents(turnover * (tiers.findLast(({ floor }) => turnover >= floor)?.rate ?? 0) / 100)
  return cents(tiers.reduce((sum, { floor, rate }, at) => sum + Math.max(0, Math.min(turnover, tiers[at + 1]?.floor ?? Infinity) - floor) * rate / 100, 0))
}
const rows = [], wrong = [], close = new Map()
for (const { json: rule } of $('rules').all()) {
  if (!rule.Client) continue
  const tiers = tiersIn(rule.Tiers)
  const mode = String(rule.Mode ?? '').trim().toLowerCase()
  if (!tiers || !['total', 'slice'].includes(mode)) { wrong.push(rule.Client); continue }
  const turnover = sold.get(String(rule.Code)) ?? 0
  const slices = mode === 'slice'
  const acquired = rebate(turnover, tiers, slices)
  const year = cents(turnover / months * 12)
  const next = tiers.find(({ floor }) => floor > turnover)
  rows.push({ client: rule.Client, turnover: cents(turnover), rebate: acquired, yearTurnover: year, yearRebate: rebate(year, tiers, slices), next: next?.floor ?? '', missing: next ? cents(next.floor - turnover) : '' })
  if (final || !next || next.floor - turnover > next.floor * near) continue
  const gain = cents(rebate(next.floor, tiers, slices) - acquired)
  const key = rule.Seller || manager
  const known = close.get(key) ?? { kind: 'near', to: key, count: 0, text: '' }
  known.count += 1
  known.text += (known.text && '\\n') + '- ' + rule.Client + '${words.short}' + euros(cents(next.floor - turnover)) + '${words.reach}' + euros(next.floor) + '${words.gives}' + euros(gain)
  close.set(key, known)
}
if (rows.length === 0) return [{ json: { kind: 'broken', text: '${words.none}' + (wrong.length ? '\\n${words.wrong}' + wrong.join(', ') : '') } }]
const table = rows.map((row) => ({ ${words.columns} }))
const sum = (field) => euros(cents(rows.reduce((total, row) => total + row[field], 0)))
return [
  ...[...close.values()].map((json) => ({ json })),
  { json: { kind: 'books', rows: table, text: '${words.period}' + day(from) + '${words.until}' + day(to) +
    (final ? '\\n${words.owed}' + sum('rebate') : '\\n${words.acquired}' + sum('rebate') + '\\n${words.pace}' + sum('yearRebate')) +
    (wrong.length ? '\\n\\n${words.wrong}' + wrong.join(', ') : '') } },
]`,
  {
    fr: {
      euros: EUROS.fr,
      point: ',',
      columns:
        "Client: row.client, 'Chiffre d’affaires HT': written(row.turnover), 'Remise acquise': written(row.rebate), 'Année au même rythme': written(row.yearTurnover), 'Remise de l’année': written(row.yearRebate), 'Palier suivant': written(row.next), Manque: written(row.missing)",
      unread: 'Rien n’est calculé : ',
      empty: 'aucune facture lue sur la période.',
      short: ' : ',
      reach: ' HT d’ici le 31 décembre pour atteindre ',
      gives: ', soit en remise ',
      period: 'Période : du ',
      until: ' au ',
      owed: 'Remises de l’année entière : ',
      acquired: 'Acquis à ce jour : ',
      pace: 'Pour l’année entière, au même rythme : ',
      wrong: 'RÈGLE ILLISIBLE, non calculée : ',
      none: 'Aucun client calculé : la feuille des accords est-elle remplie ?',
    },
    en: {
      euros: EUROS.en,
      point: '.',
      columns:
        "Client: row.client, 'Turnover before tax': written(row.turnover), 'Rebate earned': written(row.rebate), 'Year at this pace': written(row.yearTurnover), 'Rebate of the year': written(row.yearRebate), 'Next tier': written(row.next), Missing: written(row.missing)",
      unread: 'Nothing worked out: ',
      empty: 'no invoice read over the period.',
      short: ': ',
      reach: ' before tax by 31 December to reach ',
      gives: ', which adds in rebate ',
      period: 'Period: from ',
      until: ' to ',
      owed: 'Rebates of the whole year: ',
      acquired: 'Earned so far: ',
      pace: 'Over the whole year, at this pace: ',
      wrong: 'RULE UNREADABLE, not worked out: ',
      none: 'No client worked out: is the sheet of agreements filled in?',
    },
  },
)
