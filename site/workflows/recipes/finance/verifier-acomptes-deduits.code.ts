/** Final invoices still in draft, held against the deposits of their order: net and VAT, rate by rate. */
import { EUROS, inBoth } from '../../fragments/code.ts'

/**
 * What is left of each deposit once other issued invoices and credit notes took theirs, and what the draft takes.
 * A draft whose order has no deposit comes too: held for a line that is gone since, it has to be let go.
 */
export const QUERY = `WITH deposit AS (
  SELECT d.order_ref, d.number AS deposit, l.rate, SUM(l.net) AS net, SUM(l.vat) AS vat
  FROM invoices d JOIN invoice_lines l ON l.invoice_id = d.id
  WHERE d.kind = 'deposit' AND d.status = 'issued' GROUP BY 1, 2, 3
), used AS (
  SELECT l.deducts AS deposit, l.rate, SUM(l.net) AS net, SUM(l.vat) AS vat
  FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id
  WHERE i.status = 'issued' AND l.deducts IS NOT NULL GROUP BY 1, 2
), mine AS (
  SELECT f.id, l.deducts AS deposit, l.rate, SUM(l.net) AS net, SUM(l.vat) AS vat
  FROM invoices f JOIN invoice_lines l ON l.invoice_id = f.id
  WHERE f.kind = 'final' AND f.status = 'draft' AND l.deducts IS NOT NULL GROUP BY 1, 2, 3
), wanted AS (
  SELECT f.id, d.deposit, d.rate, d.net + COALESCE(u.net, 0) AS net, d.vat + COALESCE(u.vat, 0) AS vat
  FROM invoices f LEFT JOIN deposit d ON d.order_ref = f.order_ref
  LEFT JOIN used u ON u.deposit = d.deposit AND u.rate = d.rate
  WHERE f.kind = 'final' AND f.status = 'draft'
)
SELECT id, f.order_ref, f.customer, deposit, rate, COALESCE(w.net, 0) AS left_net, COALESCE(w.vat, 0) AS left_vat,
  COALESCE(m.net, 0) AS net, COALESCE(m.vat, 0) AS vat
FROM wanted w FULL JOIN mine m USING (id, deposit, rate) JOIN invoices f USING (id)
ORDER BY f.order_ref, id, deposit, rate`

/** Only what this flow held is let go by it. */
export const HOLD = `UPDATE invoices SET held = (id::text = ANY(string_to_array($1, ','))),
  hold_reason = CASE WHEN id::text = ANY(string_to_array($1, ',')) THEN 'deposit' END
WHERE status = 'draft' AND ((id::text = ANY(string_to_array($1, ',')) AND held IS NOT TRUE)
  OR (id::text = ANY(string_to_array($2, ',')) AND hold_reason = 'deposit'))
RETURNING id, held`

interface Words {
  readonly euros: string
  readonly colon: string
  readonly point: string
  readonly silent: string
  readonly deposit: string
  readonly rate: string
  readonly missing: string
  readonly part: string
  readonly more: string
  readonly vat: string
  readonly unknown: string
  readonly vatOf: string
  readonly wrong: string
  readonly free: string
  readonly refused: string
}

const compare = (words: Words) =>
  String.raw`${words.euros}const found = $input.all().map(({ json }) => json)
const broken = found.find(({ error, message }) => error !== undefined || message !== undefined)
if (broken) return [{ json: { state: 'broken', text: '${words.silent}' + String(broken.error?.message ?? broken.message ?? broken.error) } }]
const cents = (value) => Math.round(Number(value) * 100)
const shown = (value) => euros(Math.abs(value) / 100)
const lines = found.filter(({ id }) => id !== undefined).map((one) => {
  const net = cents(one.left_net) + cents(one.net)
  const vat = cents(one.left_vat) + cents(one.vat)
  const why = net === 0 && vat === 0 ? '' : cents(one.left_net) === 0 && cents(one.left_vat) === 0 ? '${words.unknown}' : cents(one.net) === 0 ? '${words.missing}' : net > 0 ? '${words.part}' : net < 0 ? '${words.more}' : '${words.vat}'
  return { id: one.id, head: one.order_ref + ', ' + one.customer, why, net, vat, line: '  ' + '${words.deposit}' + one.deposit + ', ' + String(Number(one.rate)).replace('.', '${words.point}') + '${words.rate}' + why + '${words.colon}' + shown(net) + ', ' + '${words.vatOf}' + shown(vat) }
})
const ids = [...new Set(lines.map(({ id }) => id))]
const of = (id) => lines.filter((one) => one.id === id && one.why)
const wrong = ids.filter((id) => of(id).length > 0)
const right = ids.filter((id) => of(id).length === 0)
const text = wrong.map((id) => [of(id)[0].head, ...of(id).map(({ line }) => line)].join('\n')).join('\n')
const orders = Object.fromEntries(lines.map(({ id, head }) => [id, head]))
return [{ json: { state: ids.length > 0 ? 'some' : 'none', wrong, right, orders, text } }]`

const tell = (words: Words) =>
  String.raw`const { text, wrong, orders } = $('compare').first().json
const done = $input.all().map(({ json }) => json)
const broken = done.find(({ error, message }) => error !== undefined || message !== undefined)
const freed = done.filter(({ id, held }) => id !== undefined && held === false).map(({ id }) => orders[id])
const parts = [
  ...(wrong.length > 0 ? ['${words.wrong}' + wrong.length, text] : []),
  ...(freed.length > 0 ? ['${words.free}' + freed.join(' ; ')] : []),
  ...(broken ? ['${words.refused}' + String(broken.error?.message ?? broken.message ?? broken.error)] : []),
]
return parts.length === 0 ? [] : [{ json: { text: parts.join('\n') } }]`

const FR: Words = {
  euros: EUROS.fr,
  colon: ' : ',
  point: ',',
  silent: 'Acomptes non vérifiés, la base ne répond pas : ',
  deposit: 'acompte ',
  rate: '\u00A0%, ',
  missing: 'non déduit',
  part: 'déduit en partie, il reste',
  more: 'déduit de trop',
  vat: 'TVA mal déduite',
  unknown: 'déduction sans acompte à reprendre sur cette commande',
  vatOf: 'TVA ',
  wrong: 'Factures finales retenues, acomptes à revoir : ',
  free: 'Libérées : ',
  refused: 'La base n’a pas pris la retenue, ne les envoyez pas : ',
}
const EN: Words = {
  euros: EUROS.en,
  colon: ': ',
  point: '.',
  silent: 'Deposits not checked, the database does not answer: ',
  deposit: 'deposit ',
  rate: '%, ',
  missing: 'not deducted',
  part: 'deducted in part, left over',
  more: 'deducted too much',
  vat: 'VAT deducted wrongly',
  unknown: 'deduction without a deposit left on this order',
  vatOf: 'VAT ',
  wrong: 'Final invoices held, deposits to be looked at: ',
  free: 'Let go: ',
  refused: 'The database did not take the hold, do not send them: ',
}
export const COMPARE = inBoth(compare, { fr: FR, en: EN })
export const TELL = inBoth(tell, { fr: FR, en: EN })
