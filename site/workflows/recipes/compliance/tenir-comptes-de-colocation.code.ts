import { EUROS, inBoth } from '../../fragments/code.ts'

const AMOUNTS = { fr: { euros: EUROS.fr }, en: { euros: EUROS.en } }

/** « +43,20 courses @Léa » : an amount, a reason, and for whom where it is not for everybody. */
const read = (words: { readonly euros: string }) =>
  `${words.euros}const { people } = $('settings').first().json
const message = $json.message ?? $json.edited_message
if (!message) return { json: { kind: 'balance', chat: $('settings').first().json.group } }
const chat = message.chat.id
const text = String(message.text ?? message.caption ?? '').trim()
const payer = people[String(message.from.id)]
if (/^\\/?(solde|balance)\\b/i.test(text)) return { json: { kind: 'balance', chat } }
const found = /^\\+\\s*((?:\\d{1,3}(?:\\s\\d{3})+|\\d+)(?:[.,]\\d{1,2})?)\\s*€?\\s+(.+)$/s.exec(text)
if (!found) return { json: { kind: text.startsWith('+') ? 'unclear' : 'talk', chat, text } }
const all = [...new Set(Object.values(people))]
const named = [...found[2].matchAll(/@([\\p{L}\\p{N}_-]+)/gu)].map(([, name]) => name.toLowerCase())
const shares = named.length > 0 ? all.filter((name) => named.includes(name.toLowerCase())) : all
const cents = Math.round(Number(found[1].replace(/\\s/g, '').replace(',', '.')) * 100)
if (shares.length !== (named.length > 0 ? new Set(named).size : all.length) || cents > 500000) return { json: { kind: 'unclear', chat, text } }
return { json: { kind: 'expense', chat, key: chat + '-' + message.message_id, day: DateTime.fromSeconds(message.date, { zone: 'Europe/Paris' }).toISODate(), payer, cents, amount: euros(cents / 100), label: found[2].replace(/\\s*@[\\p{L}\\p{N}_-]+/gu, '').trim(), shares: shares.join(', '), count: shares.length } }`
export const READ = inBoth(read, AMOUNTS)

/** Cents only, so that nothing is lost; then the fewest transfers that a simple rule finds. */
const settle = (words: { readonly euros: string }) =>
  `${words.euros}const { people } = $('settings').first().json
const names = [...new Set(Object.values(people))]
const owed = Object.fromEntries(names.map((name) => [name, 0]))
const read = $input.all().map(({ json }) => json)
const failed = read.some(({ error }) => error !== undefined)
const rows = read.filter(({ payer, cents }) => payer in owed && cents > 0)
for (const { payer, cents, shares } of rows) {
  const among = String(shares).split(', ').filter((name) => name in owed)
  if (among.length === 0) continue
  owed[payer] += cents
  // The odd cent goes round by the size of the expense, so that it is not always the same person's.
  among.forEach((name, at) => { owed[name] -= Math.floor(cents / among.length) + ((at + cents) % among.length < cents % among.length ? 1 : 0) })
}
const left = { ...owed }
const transfers = []
for (let turn = 0; turn < names.length; turn += 1) {
  const [from] = [...names].sort((one, other) => left[one] - left[other])
  const [to] = [...names].sort((one, other) => left[other] - left[one])
  const cents = Math.min(-left[from], left[to])
  if (cents <= 0) break
  left[from] += cents
  left[to] -= cents
  transfers.push({ from, to, cents, amount: euros(cents / 100) })
}
return [{ json: { failed, owed, transfers, rows: rows.length } }]`
export const SETTLE = inBoth(settle, AMOUNTS)
