/** The code of its nodes. */
import { inBoth } from '../../fragments/code.ts'

/** The biggest client first, to whoever covers the area and has least so far. */
const share = (say: { readonly euros: string; readonly outside: string; readonly colon: string }) =>
  `const { takers } = $('settings').first().json
const euros = ${say.euros}
const error = $('clients').first().json.error ?? $input.first().json.error
if (error !== undefined) return [{ json: { state: 'silent', error, moves: [], sums: '' } }]
const turnover = new Map()
for (const { json } of $input.all())
  if (json.partner_id) turnover.set(json.partner_id[0], (turnover.get(json.partner_id[0]) ?? 0) + json.amount_untaxed)
const load = new Map(takers.map((one) => [one.user, 0]))
const moves = $('clients').all().map(({ json }) => json).filter((one) => one.id)
  .map((one) => ({ client: one.id, name: one.name, area: String(one.zip || '').slice(0, 2), turnover: Math.round(turnover.get(one.id) ?? 0) }))
  .sort((one, other) => other.turnover - one.turnover || one.client - other.client)
  .map((one) => {
    const near = takers.filter((taker) => taker.areas.includes(one.area))
    const pool = near.length > 0 ? near : takers
    const to = pool.reduce((best, taker) => (load.get(taker.user) < load.get(best.user) ? taker : best))
    load.set(to.user, load.get(to.user) + one.turnover)
    const line = one.name + ' (' + one.area + '), ' + euros(one.turnover) + ' → ' + to.name + (near.length > 0 ? '' : '${say.outside}')
    return { ...one, user: to.user, to: to.name, email: to.email, line }
  })
const sums = takers.map((one) => one.name + '${say.colon}' + moves.filter((move) => move.user === one.user).length + ', ' + euros(load.get(one.user))).join('\\n')
return [{ json: { state: moves.length > 0 ? 'some' : 'none', moves, sums } }]`

export const SHARE = inBoth(share, {
  fr: { euros: "(value) => value + ' €'", outside: ', hors secteur', colon: ' : ' },
  en: { euros: "(value) => '€' + value", outside: ', outside area', colon: ': ' },
})

/** Pairs by their place: only what Odoo has taken comes this way. */
export const LISTS = `const lists = new Map()
$input.all().forEach((item, at) => {
  const move = $('each').itemMatching(at).json
  const known = lists.get(move.email) ?? { email: move.email, lines: [] }
  known.lines.push(move.line)
  lists.set(move.email, known)
})
return [...lists.values()].map((json) => ({ json }))`
