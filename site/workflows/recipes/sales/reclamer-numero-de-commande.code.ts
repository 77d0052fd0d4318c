/** Orders to invoice without the number that the client’s accounts ask for: what is due today. */
import { EUROS, inBoth } from '../../fragments/code.ts'

export const PLAN = inBoth(
  (words) => `${words.euros}
const { tag, pause } = $('settings').first().json
const fail = (text) => [{ json: { kind: 'stopped', text, rows: [] } }]
const wrong = [...$('orders').all(), ...$('clients').all()].find(({ json }) => json.error !== undefined)
if (wrong) return fail('${words.silent}' + (wrong.json.error.message ?? wrong.json.error))
const clients = new Map($('clients').all().filter(({ json }) => json.id).map(({ json }) => [json.id, json]))
const known = new Map($input.all().filter(({ json }) => json.sale).map(({ json }) => [String(json.sale), json]))
const today = $now.toISODate()
const mails = new Map(), late = []
for (const { json: one } of $('orders').all()) {
  if (!one.id || String(one.client_order_ref || '').trim()) continue
  const client = clients.get(one.partner_invoice_id?.[0])
  if (!client || !(client.category_id ?? []).includes(tag)) continue
  const past = known.get(String(one.id)) ?? { step: 0, day: '' }
  if (past.step >= 3 || (past.day && DateTime.fromISO(past.day).plus({ days: pause }).toISODate() > today)) continue
  const amount = one.currency_id?.[1] === 'EUR' ? euros(one.amount_untaxed) : one.amount_untaxed.toFixed(2) + ' ' + (one.currency_id?.[1] ?? '')
  const line = '- ' + one.name + ', ' + amount + '${words.net}'
  if (past.step >= 2 || !client.email) {
    late.push({ sale: String(one.id), step: 3, day: today, line: line + ', ' + client.name + (client.email ? '' : '${words.address}') })
    continue
  }
  const mail = mails.get(client.id) ?? { kind: 'ask', to: client.email, name: client.name, again: false, rows: [], text: '' }
  mail.again = mail.again || past.step === 1
  mail.rows.push({ sale: String(one.id), step: past.step + 1, day: today })
  mail.text += (mail.text && '\\n') + line
  mails.set(client.id, mail)
}
const found = [...mails.values()]
if (late.length) found.push({ kind: 'late', rows: late.map(({ sale, step, day }) => ({ sale, step, day })), text: late.map((one) => one.line).join('\\n') })
return found.map((json) => ({ json }))`,
  {
    fr: { euros: EUROS.fr, silent: 'Odoo ne répond pas : ', net: ' HT', address: ', sans adresse' },
    en: {
      euros: EUROS.en,
      silent: 'Odoo does not answer: ',
      net: ' before VAT',
      address: ', no address',
    },
  },
)
