/** What a meter's load curve says of the night: the power that never stops, nights out of line, and what it costs. */
import { EUROS, inBoth } from '../../fragments/code.ts'

interface Words {
  readonly euros: string
  readonly point: string
  readonly colon: string
  readonly unread: string
  readonly unit: string
  readonly few: string
  readonly holes: string
  readonly past: string
  readonly from: string
  readonly to: string
  readonly total: string
  readonly night: string
  readonly ofAll: string
  readonly base: string
  readonly year: string
  readonly strange: string
  readonly against: string
  readonly first: string
}

const measure = (words: Words) =>
  String.raw`${words.euros}const { site, opens, closes, price, most, nights: least } = $('settings').first().json
const said = (text) => [{ json: { state: 'refused', text } }]
const text = $('read').first().json
const kept = $input.all().map(({ json }) => json)
if (text.error !== undefined) return said('${words.unread}' + String(text.error?.message ?? text.message ?? text.error))
const failed = kept.find(({ error }) => error !== undefined)
if (failed) return said('${words.past}' + String(failed.error?.message ?? failed.message ?? failed.error))
// A heading whose accent was lost on reading, « Unité » or « métier », is still known.
const fold = (value) => String(value ?? '').normalize('NFD').replace(/[\u0300-\u036f"\uFEFF]/g, '').replace(/\uFFFD/g, 'e').toLowerCase().trim()
const lines = String(text.data ?? '').split(/\r?\n/).map((line) => line.split(';'))
const head = lines.findIndex((cells) => cells.some((cell) => fold(cell) === 'horodate'))
const of = (row, name) => { const at = lines[head]?.findIndex((cell) => fold(cell) === name); return at >= 0 ? String(row[at] ?? '').replace(/"/g, '').trim() : '' }
if (head < 0 || !lines[head].some((cell) => fold(cell) === 'valeur')) return said('${words.unread}Horodate;Valeur')
const unitAt = lines.slice(0, head + 1).findIndex((cells) => cells.some((cell) => fold(cell) === 'unite'))
const unit = unitAt < 0 ? 'w' : fold(lines[unitAt + 1]?.[lines[unitAt].findIndex((cell) => fold(cell) === 'unite')])
if (unit !== 'w') return said('${words.unit}' + unit)
const zone = 'Europe/Paris'
const seen = new Set()
const points = lines.slice(head + 1).flatMap((row) => {
  const stamp = of(row, 'horodate'), value = of(row, 'valeur'), kind = fold(of(row, 'grandeur metier'))
  const offset = /(Z|[+-]\d\d:?\d\d)$/.test(stamp)
  if (!stamp || value === '' || !Number.isFinite(Number(value)) || (kind && !kind.startsWith('cons')) || (offset && seen.has(stamp))) return []
  seen.add(stamp)
  const end = DateTime.fromISO(stamp.replace(' ', 'T'), { zone })
  return end.isValid ? [{ end, millis: end.toMillis(), watts: Number(value), step: Number(/^PT(\d+)M$/.exec(of(row, 'pas'))?.[1] ?? 0) }] : []
}).sort((one, other) => one.millis - other.millis)
if (points.length < 2) return said('${words.few}' + points.length)
const gaps = new Map()
points.slice(1).forEach(({ millis }, at) => { const gap = (millis - points[at].millis) / 60000; if (gap > 0) gaps.set(gap, (gaps.get(gap) ?? 0) + 1) })
const usual = [...gaps].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 30
// The day changes its length twice a year: each point counts for its own step, told at its end.
const measured = points.map((one) => { const step = one.step || usual; const start = one.end.minus({ minutes: step }); return { start, step, hours: step / 60, watts: one.watts, hour: start.hour } })
const first = measured[0].start, last = points[points.length - 1].end
const covered = measured.reduce((sum, { step }) => sum + step, 0), whole = (last.toMillis() - first.toMillis()) / 60000
const holes = Math.round((1 - covered / whole) * 1000) / 10
const dark = measured.filter(({ hour }) => hour >= closes || hour < opens)
const energy = (list) => list.reduce((sum, { watts, hours }) => sum + watts * hours, 0) / 1000
const middle = (list) => { const sorted = [...list].sort((one, other) => one - other); const half = sorted.length / 2; return Number.isInteger(half) ? (sorted[half - 1] + sorted[half]) / 2 : sorted[Math.floor(half)] }
const nights = new Map()
for (const one of dark) { const night = (one.hour >= closes ? one.start : one.start.minus({ days: 1 })).toISODate(); nights.set(night, [...(nights.get(night) ?? []), one]) }
if (nights.size < least) return said('${words.few}' + nights.size)
if (holes > most) return said('${words.holes}' + String(holes).replace('.', '${words.point}') + '\u00A0%')
const shown = (value) => (Math.round(value * 100) / 100).toFixed(2).replace(/\.?0+$/, '').replace('.', '${words.point}')
const means = [...nights].map(([night, list]) => ({ night, kw: energy(list) / list.reduce((sum, { hours }) => sum + hours, 0) }))
const typical = middle(means.map(({ kw }) => kw))
const strange = means.filter(({ kw }) => kw > typical * 1.3).sort((one, other) => other.kw - one.kw).slice(0, 5)
const base = Math.round(middle(dark.map(({ watts }) => watts))) / 1000
const from = first.toISODate(), to = last.minus({ minutes: 1 }).toISODate()
const key = [site, from, to].join('|')
const before = kept.filter((one) => one.site === site && one.to < from).sort((one, other) => (one.to < other.to ? 1 : -1))[0]
const change = before && Number(before.base) > 0 ? Math.round((base / Number(before.base) - 1) * 100) : null
const all = energy(measured), night = energy(dark)
const day = (iso) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy')
return [{ json: { state: 'measured', key, site, from, to, base, change, text: [
  site + '${words.from}' + day(from) + '${words.to}' + day(to),
  '${words.total}' + shown(all) + ' kWh, ' + '${words.night}' + shown(night) + ' kWh (' + Math.round((night / all) * 100) + '${words.ofAll}',
  '${words.base}' + shown(base) + ' kW, ' + '${words.year}' + euros(Math.round(base * 8760 * price)),
  before ? '${words.against}' + day(before.to) + '${words.colon}' + (change > 0 ? '+' : '') + change + '\u00A0%' : '${words.first}',
  ...(strange.length > 0 ? ['${words.strange}' + strange.map((one) => day(one.night) + ' (' + shown(one.kw) + ' kW)').join(', ')] : []),
].join('\n') } }]`

export const MEASURE = inBoth(measure, {
  fr: {
    euros: EUROS.fr,
    point: ',',
    colon: ' : ',
    unread: 'Fichier illisible, colonnes attendues : ',
    unit: 'Il faut des puissances en W ; le fichier est en ',
    few: 'Trop court : nuits ou mesures lues, ',
    holes: 'Trop de mesures manquent : ',
    past: 'Périodes passées illisibles, rien n’est comparé ni gardé : ',
    from: ', du ',
    to: ' au ',
    total: 'En tout ',
    night: 'la nuit ',
    ofAll: '\u00A0%)',
    base: 'Talon de nuit : ',
    year: 'soit par an, s’il dure jour et nuit, ',
    strange: 'Nuits au-dessus des autres : ',
    against: 'Contre la période finie le ',
    first: 'Première période gardée pour ce site.',
  },
  en: {
    euros: EUROS.en,
    point: '.',
    colon: ': ',
    unread: 'File not readable, columns expected: ',
    unit: 'Powers in W are needed; the file is in ',
    few: 'Too short: nights or readings found, ',
    holes: 'Too many readings are missing: ',
    past: 'Past periods not readable, nothing compared or kept: ',
    from: ', from ',
    to: ' to ',
    total: 'In all ',
    night: 'at night ',
    ofAll: '%)',
    base: 'Night base load: ',
    year: 'that is for a year, if it lasts day and night, ',
    strange: 'Nights above the others: ',
    against: 'Against the period that ended on ',
    first: 'First period kept for this site.',
  },
})
