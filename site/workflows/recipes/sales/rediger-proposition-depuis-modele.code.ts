/** The code of its nodes. */
import { inBoth } from '../../fragments/code.ts'

/** Days by role against the rates of the sheet; a role without a rate stops everything. */
const price = (say: {
  readonly day: string
  readonly colon: string
  readonly point: string
  readonly before: string
  readonly after: string
  readonly unknown: string
  readonly form: string
}): string => `const { days, discount } = $('ask').first().json
const { deepest } = $('settings').first().json
const rates = $input.all().map(({ json }) => json)
const money = (sum) => '${say.before}' + Math.round(sum) + '${say.after}'
const lines = days.split('\\n').map((line) => line.trim()).filter(Boolean).map((line) => {
  const [, role = '', count = ''] = /^(.+?)\\s*[:=]\\s*([\\d.,]+)$/u.exec(line) ?? []
  const rate = rates.find((one) => String(one.role).trim().toLowerCase() === role.toLowerCase())
  const number = Number(count.replace(',', '.'))
  if (!role || !(number > 0)) throw new Error('${say.form}' + line)
  if (!rate) throw new Error('${say.unknown}' + role)
  return { role: rate.role, count: number, sum: number * Number(rate.day) }
})
const gross = lines.reduce((total, { sum }) => total + sum, 0)
const percent = Number(discount ?? 0)
const net = Math.round(gross * (1 - percent / 100))
return [{ json: {
  lines: lines.map(({ role, count, sum }) => role + '${say.colon}' + String(count).replace('.', '${say.point}') + '${say.day}' + money(sum)).join('\\n'),
  gross: money(gross), net: money(net), percent, deep: percent > deepest,
} }]`

export const PRICE = inBoth(price, {
  fr: {
    day: ' jour(s), ',
    colon: ' : ',
    point: ',',
    before: '',
    after: ' €',
    unknown: 'aucun tarif pour ',
    form: 'ligne illisible, ',
  },
  en: {
    day: ' day(s), ',
    colon: ': ',
    point: '.',
    before: '€',
    after: '',
    unknown: 'no rate for ',
    form: 'unreadable line, ',
  },
})

export const KEPT = `const { need } = $('ask').first().json
const { text } = $input.first().json
const kept = (text.match(/\\d+/gu) ?? []).every((number) => need.includes(number))
return [{ json: { text: kept ? text.trim() : need } }]`
