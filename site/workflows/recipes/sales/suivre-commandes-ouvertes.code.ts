/** Share called off against share of time gone by, order by order. */
import { inBoth } from '../../fragments/code.ts'

export const PACE = inBoth(
  (words) => `const { behind, weeks } = $('settings').first().json
for (const [sheet, items] of [['Orders', $('orders').all()], ['Calls', $('calls').all()]]) {
  const wrong = items.find(({ json }) => json.error !== undefined)
  if (wrong) return [{ json: { kind: 'unread', text: sheet + '${words.colon}' + (wrong.json.error.message ?? wrong.json.error) } }]
  if (!items.some(({ json }) => json.order)) return [{ json: { kind: 'unread', text: sheet + '${words.empty}' } }]
}
const number = (value) => Number(String(value ?? '').replace(/[\\s\\u00A0\\u202F]/g, '').replace(',', '.'))
const shown = (value) => String(Math.round(value)).replace(/\\B(?=(\\d{3})+$)/g, '${words.group}')
const today = $now.startOf('day')
const found = [], odd = []
const written = (value) => /^\\d{4}-\\d{2}-\\d{2}/.test(String(value ?? '').trim())
const names = $input.all().map(({ json }) => String(json.order ?? '').trim())
// A delivery that cannot be read would leave its order short of it without a word.
for (const { json: call } of $('calls').all()) if (!call.order || !written(call.day) || !number(call.quantity)) odd.push('Calls ' + [call.order || '?', call.day || '?', call.quantity ?? '?'].join(' '))
let count = 0
for (const { json: one } of $input.all().filter(({ json }) => json.order)) {
  const quantity = number(one.quantity), from = DateTime.fromISO(String(one.from ?? '')), to = DateTime.fromISO(String(one.to ?? ''))
  if (!(quantity > 0) || !from.isValid || !to.isValid || to <= from || names.filter((name) => name === String(one.order).trim()).length > 1) { odd.push(one.order); continue }
  if (from > today) continue
  count += 1
  const called = Number(one.sum_called ?? 0), lately = Number(one.sum_lately ?? 0), left = quantity - called
  const gone = Math.min(1, today.diff(from, 'days').days / to.diff(from, 'days').days)
  const days = Math.min(weeks * 7, Math.max(1, today.diff(from, 'days').days))
  const end = lately > 0 && left > 0 ? today.plus({ days: Math.floor(left / (lately / days)) }) : undefined
  const rank = left < 0 ? 0 : left > 0 && to < today ? 1 : left > 0 && end && end < to.minus({ days: 30 }) ? 2 : left > 0 && gone - called / quantity > behind ? 3 : -1
  if (rank < 0) continue
  const why = ['${words.over}' + shown(-left), '${words.ended}' + to.toFormat('dd/MM/yyyy') + '${words.with}' + shown(left) + '${words.left}', '${words.soon}' + (end ? end.toFormat('dd/MM/yyyy') : '') + '${words.term}' + to.toFormat('dd/MM/yyyy'), Math.round(called / quantity * 100) + '${words.percent}${words.called}' + Math.round(gone * 100) + '${words.percent}${words.time}' + shown(left) + '${words.left}'][rank]
  found.push({ order: one.order, rank, line: '- ' + one.order + ' ' + one.client + ', ' + one.item + ' (' + (one.owner || '?') + ')${words.colon}' + why })
}
found.sort((one, other) => one.rank - other.rank || String(one.order).localeCompare(String(other.order)))
const check = odd.length ? '\\n${words.odd}' + odd.join(', ') : ''
if (found.length || odd.length) return [{ json: { kind: 'drift', count, orders: found.map((one) => one.order), text: '${words.title}' + found.length + '${words.of}' + count + '\\n' + found.map((one) => one.line).join('\\n') + check } }]
return [{ json: { kind: 'calm', count } }]`,
  {
    fr: {
      colon: ' : ',
      empty: ' : aucune ligne',
      group: '\\u00A0',
      over: 'dépassée de ',
      ended: 'échue le ',
      with: ' avec ',
      left: ' restantes',
      soon: 'épuisée vers le ',
      term: ', terme le ',
      percent: ' %',
      called: ' appelés pour ',
      time: ' du temps, ',
      odd: 'Numéro, quantité ou dates à corriger : ',
      title: 'Commandes ouvertes qui dérivent : ',
      of: ' sur ',
    },
    en: {
      colon: ': ',
      empty: ': no row',
      group: ',',
      over: 'exceeded by ',
      ended: 'ended on ',
      with: ' with ',
      left: ' left',
      soon: 'used up around ',
      term: ', term on ',
      percent: '%',
      called: ' called off for ',
      time: ' of the time, ',
      odd: 'Number, quantity or dates to correct: ',
      title: 'Blanket orders that drift: ',
      of: ' of ',
    },
  },
)
