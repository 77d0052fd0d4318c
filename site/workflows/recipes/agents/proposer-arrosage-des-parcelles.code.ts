/** The agent weighs weather and diary; caps, bans and the week’s water are kept by code. */
import { inBoth } from '../../fragments/code.ts'

export const PREPARE = inBoth(
  (
    words,
  ) => String.raw`const stop = (say) => [{ json: { state: 'stop', say: say.replace(/[_*[\x60]/g, ' ') } }]
const plots = $('plots').all().map(({ json }) => json), rows = $input.all().map(({ json }) => json)
const failed = [...plots, ...rows].find((one) => one.error)
if (failed) return stop('${words.down}' + (failed.message ?? failed.error))
const today = $('settings').first().json.today
const poured = rows.filter(({ fields: one }) => one).map(({ fields: one }) => one)
const used = poured.reduce((sum, one) => sum + (Number(one.m3) || 0), 0)
const since = (id) => poured.filter((one) => (one.plot ?? []).includes(id)).map((one) => one.day).sort().at(-1)
// ${words.once}
const open = plots.filter(({ id, fields: one }) => id && one && !one.restricted && since(id) !== today)
// ${words.size}
const sized = open.filter(({ fields: one }) => Number(one.area_m2) > 0 && Number(one.cap_mm) > 0)
const blank = open.filter((one) => !sized.includes(one)).map(({ fields: one }) => one.name)
if (sized.length === 0) return stop(blank.length ? '${words.blank}' + blank.join(', ') + '.' : '${words.none}')
return [{ json: {
  state: 'some', blank, left: Math.max(0, Math.round(($('settings').first().json.quota - used) * 10) / 10),
  plots: sized.map(({ id, fields: one }) => ({ id, name: one.name, crop: one.crop ?? '', soil: one.soil ?? '', area: Number(one.area_m2), cap: Number(one.cap_mm), last: since(id) ?? '' })),
} }]`,
  {
    fr: {
      down: 'Airtable illisible, aucun arrosage proposé : ',
      once: 'Interdite, ou déjà arrosée aujourd’hui : la parcelle ne se propose pas.',
      size: 'Sans surface ni plafond, ses mètres cubes ne se comptent pas.',
      blank: 'Surface ou plafond à remplir : ',
      none: 'Toutes les parcelles sont interdites ou déjà arrosées aujourd’hui.',
    },
    en: {
      down: 'Airtable cannot be read, no watering proposed: ',
      once: 'Banned, or watered today already: the plot is not proposed.',
      size: 'Without area or cap its cubic metres cannot be counted.',
      blank: 'Area or cap to be filled in: ',
      none: 'All plots are banned or watered today already.',
    },
  },
)

export const CHECK = inBoth(
  (words) => String.raw`const { plots, left, blank } = $('prepare').first().json
const { least } = $('settings').first().json
const asked = $input.first().json
const known = new Map(plots.map((one) => [one.id, one]))
const plain = (text, most = 120) => String(text ?? '').replace(/[_*[\x60]/g, ' ').replace(/\s+/g, ' ').trim().slice(0, most)
const number = (value) => String(Math.round(value * 10) / 10).replace('.', '${words.point}')
const plan = [], dry = []
let sum = 0
for (const { id, mm, why } of asked.output?.plots ?? []) {
  const one = known.get(id)
  known.delete(id)
  const depth = Math.min(Math.round(Number(mm) || 0), one?.cap ?? 0)
  if (!one || depth < least) continue
  const m3 = Math.round(one.area * depth / 100) / 10
  if (sum + m3 > left) { dry.push(one.name); continue }
  sum = Math.round((sum + m3) * 10) / 10
  plan.push({ id, name: one.name, mm: depth, m3, why: plain(why) })
}
const rest = blank.length ? '\n${words.blank}' + plain(blank.join(', '), 600) + '.' : ''
const lines = plan.map((one) => one.name + '${words.colon}' + one.mm + ' mm, ' + number(one.m3) + ' m³. ' + one.why)
return [{ json: {
  state: plan.length ? 'ask' : 'stop', plan, total: sum,
  say: (dry.length ? '${words.empty}' + plain(dry.join(', '), 600) : '${words.none}') + rest,
  question: plain('${words.title}') + '\n' + lines.map((one) => one.replace(/[_*[\x60]/g, ' ')).join('\n') + '\n${words.total}' + number(sum) + '${words.of}' + number(left) + ' m³.' + (dry.length ? '\n${words.dry}' + plain(dry.join(', '), 600) + '.' : '') + rest,
} }]`,
  {
    fr: {
      point: ',',
      colon: ' : ',
      title: 'Arrosage proposé ce matin',
      total: 'En tout ',
      of: ' m³ sur ',
      dry: 'Sans eau, le volume de sept jours est atteint : ',
      blank: 'Surface ou plafond à remplir : ',
      empty: 'Volume de sept jours atteint. Sans eau : ',
      none: 'Aucune parcelle n’a besoin d’eau ce matin, d’après l’agent.',
    },
    en: {
      point: '.',
      colon: ': ',
      title: 'Watering proposed this morning',
      total: 'In all ',
      of: ' m³ out of ',
      dry: 'Without water, the seven days’ volume is reached: ',
      blank: 'Area or cap to be filled in: ',
      empty: 'The seven days’ volume is reached. Without water: ',
      none: 'No plot needs water this morning, according to the agent.',
    },
  },
)

export const TALLY = inBoth(
  (words) => String.raw`const plan = $('check').first().json.plan
const rows = $input.all().map(({ json }) => json)
// ${words.order}
const lost = plan.filter((_, at) => !rows[at]?.id).map(({ name }) => name)
return [{ json: { noted: plan.length - lost.length, say: ('${words.noted}' + (plan.length - lost.length) + '/' + plan.length + (lost.length ? '${words.lost}' + lost.join(', ') : '')).replace(/[_*[\x60]/g, ' ') + '.' } }]`,
  {
    fr: {
      order: 'Airtable rend une ligne par parcelle, dans l’ordre où elles sont parties.',
      noted: 'Arrosages inscrits : ',
      lost: '. À inscrire à la main : ',
    },
    en: {
      order: 'Airtable returns one row a plot, in the order in which they left.',
      noted: 'Waterings noted: ',
      lost: '. To be noted by hand: ',
    },
  },
)
