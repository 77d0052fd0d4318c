/** One form for a number, whoever typed it: +33612345678. */
export const NUMBERS = `const { column } = $('settings').first().json
const rows = $input.all().map(({ json }) => json).filter((row) => Object.keys(row).length > 0)
const number = (text) => {
  const raw = String(text ?? '').replace(/\\(0\\)/g, '').replace(/[^\\d+]/g, '').replace(/^00/, '+')
  if (/^0[1-9]\\d{8}$/.test(raw)) return '+33' + raw.slice(1)
  if (/^[1-9]\\d{8}$/.test(raw)) return '+33' + raw
  if (/^33[1-9]\\d{8}$/.test(raw)) return '+' + raw
  if (/^\\+33/.test(raw)) return /^\\+33[1-9]\\d{8}$/.test(raw) ? raw : ''
  return /^\\+[1-9]\\d{7,14}$/.test(raw) ? raw : ''
}
const lines = rows.map((row, at) => ({ line: at + 2, row, phone: number(row[column]) }))
return [{ json: { lines, found: rows.length > 0 && column in rows[0], phones: [...new Set(lines.map(({ phone }) => phone).filter(Boolean))].join(',') } }]`

/** The last word of each number: what was given, with which words, and whether it was taken back since. */
export const CONSENTS = `SELECT phone, (array_agg(id ORDER BY given_at DESC NULLS LAST))[1] AS id,
  to_char(max(given_at) AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD') AS given,
  COALESCE(max(withdrawn_at) >= max(given_at), false) AS withdrawn,
  (array_agg(wording ORDER BY given_at DESC NULLS LAST))[1] AS wording
FROM phone_consents WHERE phone = ANY(string_to_array($1, ',')) GROUP BY phone`

/** Only a proof lets a line through: no proof, no call. */
export const JUDGE = `const { months } = $('settings').first().json
const { lines } = $('numbers').first().json
const proofs = new Map($input.all().map(({ json }) => json).filter(({ phone }) => phone).map((one) => [one.phone, one]))
const limit = $now.minus({ months }).toISODate()
const seen = new Set()
const counts = { unreadable: 0, twice: 0, none: 0, withdrawn: 0, old: 0, wordless: 0 }
const reason = ({ phone }) => {
  if (!phone) return 'unreadable'
  if (seen.has(phone)) return 'twice'
  seen.add(phone)
  const proof = proofs.get(phone)
  if (!proof) return 'none'
  if (proof.withdrawn === true) return 'withdrawn'
  if (!(proof.given >= limit) || proof.given > $now.toISODate()) return 'old'
  return String(proof.wording ?? '').trim() === '' ? 'wordless' : ''
}
const kept = lines.flatMap((one) => {
  const why = reason(one)
  if (why) { counts[why] += 1; return [] }
  const proof = proofs.get(one.phone)
  return [{ ...one.row, number: one.phone, proof: String(proof.id), given: proof.given }]
})
return [{ json: { total: lines.length, kept: kept.length, counts, rows: kept } }]`
