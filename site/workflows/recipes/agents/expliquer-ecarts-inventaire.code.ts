/** A cause counts when one operation, or one other gap, accounts for it to the unit. */
import { inBoth } from '../../fragments/code.ts'

export const PENDING = `const { most } = $('settings').first().json
const all = $('gaps').all().map(({ json }) => json)
if (all[0]?.error) return [{ json: { none: true, error: all[0].error } }]
const found = all.filter((one) => one.product_id && Math.abs(one.inventory_diff_quantity) >= 0.001)
  .map((one) => ({ quant: one.id, id: one.product_id[0], product: one.product_id[1], place: one.location_id[1], gap: Number(one.inventory_diff_quantity.toFixed(3)) }))
  .sort((one, other) => Math.abs(other.gap) - Math.abs(one.gap))
const others = found.map((one) => one.id + ' ' + one.product + ' (' + one.place + '): ' + one.gap).join('\\n')
return found.length === 0 ? [{ json: { none: true } }] : found.slice(0, most).map((json) => ({ json: { ...json, none: false, others, left: Math.max(0, found.length - most) } }))`

export const JUDGE = inBoth(
  (words) => `const one = $('keep').first().json
const { gap, place, product, kind, ref, reason } = one
const amount = Math.abs(gap)
const near = (name) => place === name || place.startsWith(name + '/')
const when = (move) => DateTime.fromSQL(move.date, { zone: 'utc' })
const fits = (move) => {
  const out = near(move.location_id?.[1] ?? '?'), into = near(move.location_dest_id?.[1] ?? '?')
  const open = !['done', 'cancel'].includes(move.state)
  if (Math.abs(move.product_uom_qty - amount) >= 0.001 || out === into) return false
  return kind === 'late' ? open && when(move) <= $now && (gap < 0 ? out : into) : move.state === 'done' && (gap < 0 ? into : out)
}
// ${words.pair}
const fitting = ['late', 'twice'].includes(kind) ? $input.all().map(({ json }) => json).filter((move) => move.location_id && fits(move)) : []
const proof = kind === 'twice' && fitting.length < 2 ? undefined : fitting.find((move) => move.reference === ref)
const other = kind === 'swap' ? $('todo').all().map(({ json }) => json).find((found) => String(found.id) === ref && found.place === place && found.gap === -gap) : undefined
const silent = $input.first().json.error
const said = one.down ? '${words.down}'
  : silent ? '${words.silent}'
  : proof ? (kind === 'late' ? '${words.late}' : '${words.twice}') + ref + ', ' + when(proof).setZone('Europe/Paris').toFormat('dd/MM') + '. ' + reason
  : other ? '${words.swap}' + other.product + '. ' + reason
  : '${words.none}'
return [{ json: { found: !!(proof || other), line: product + ' (' + place + '), ' + (gap > 0 ? '+' : '') + gap + '${words.colon}' + said } }]`,
  {
    fr: {
      pair: 'Une seule opération ne prouve pas un doublon : il en faut deux pareilles.',
      down: 'modèle en panne',
      silent: 'Odoo n’a pas confirmé, à revoir',
      late: 'opération non validée, ',
      twice: 'opération peut-être validée deux fois, ',
      swap: 'même quantité en sens inverse sur ',
      none: 'aucune cause prouvée, à recompter',
      colon: ' : ',
    },
    en: {
      pair: 'One operation alone proves no double: it takes two alike.',
      down: 'model down',
      silent: 'Odoo did not confirm, look again',
      late: 'operation not validated, ',
      twice: 'operation perhaps validated twice, ',
      swap: 'same quantity the other way round on ',
      none: 'no cause proven, count again',
      colon: ': ',
    },
  },
)

export const REPORT = inBoth(
  (words) => `const all = $input.all().map(({ json }) => json)
const { left } = $('todo').first().json
const part = (title, lines) => (lines.length ? title + '\\n' + lines.map((one) => one.line).join('\\n') : '')
return [{ json: {
  found: all.filter((one) => one.found).length, count: all.length,
  text: [part('${words.found}', all.filter((one) => one.found)), part('${words.open}', all.filter((one) => !one.found)), left ? '${words.left}' + left : ''].filter(Boolean).join('\\n\\n'),
} }]`,
  {
    fr: {
      found: 'EXPLIQUÉS, À VÉRIFIER',
      open: 'SANS EXPLICATION',
      left: 'Écarts plus petits, non examinés : ',
    },
    en: {
      found: 'EXPLAINED, TO BE VERIFIED',
      open: 'UNEXPLAINED',
      left: 'Smaller gaps, not examined: ',
    },
  },
)
