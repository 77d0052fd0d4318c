/** The code of its nodes. */
import { inBoth } from '../../fragments/code.ts'

interface Words {
  readonly none: string
  readonly overdue: string
  readonly past: string
  readonly still: string
  readonly days: string
  readonly euros: string
  readonly weeks: string
  readonly colon: string
}

/** Why an open deal is going nowhere, and for how many Fridays it has. */
const stuck = (say: Words) => `const { still } = $('settings').first().json
const euros = ${say.euros}
const today = $now.toISODate()
const last = $now.minus({ days: 8 }).toISODate()
const before = new Map($input.all().filter(({ json }) => json.deal && json.friday >= last).map(({ json }) => [json.deal, json.friday >= today ? json.weeks - 1 : json.weeks]))
const found = []
for (const { json } of $('deals').all()) {
  const stage = Math.floor($now.diff(DateTime.fromISO(json.LastStageChangeDate ?? json.CreatedDate), 'days').days)
  const why = []
  if (!json.HasOpenActivity) why.push('${say.none}')
  if (json.HasOverdueTask) why.push('${say.overdue}')
  if (json.CloseDate < today) why.push('${say.past}' + json.CloseDate + ')')
  if (stage > still) why.push('${say.still}' + stage + '${say.days}')
  if (why.length === 0) continue
  const weeks = (before.get(json.Id) ?? 0) + 1
  const amount = Math.round(json.Amount ?? 0)
  const line = json.Name + ', ' + euros(amount) + '${say.colon}' + why.join(', ') + (weeks > 1 ? '${say.weeks}' + weeks + ')' : '')
  found.push({ json: { deal: json.Id, name: json.Name, email: json.Owner.Email, owner: json.Owner.Name, amount, weeks, line } })
}
return found.sort((one, other) => other.json.amount - one.json.amount)`

export const STUCK = inBoth(stuck, {
  fr: {
    none: 'aucune activité prévue',
    overdue: 'tâche en retard',
    past: 'date de signature dépassée (',
    still: 'même étape depuis ',
    days: ' jours',
    euros: "(value) => value + ' €'",
    weeks: ' (semaine n° ',
    colon: ' : ',
  },
  en: {
    none: 'nothing planned',
    overdue: 'task overdue',
    past: 'closing date gone by (',
    still: 'same stage for ',
    days: ' days',
    euros: "(value) => '€' + value",
    weeks: ' (week ',
    colon: ': ',
  },
})

/** Ten lines a person: a longer list is closed without being read. */
export const BY_OWNER = `const owners = new Map()
for (const { json } of $input.all()) {
  const known = owners.get(json.email) ?? { email: json.email, owner: json.owner, count: 0, amount: 0, lines: [] }
  known.count += 1
  known.amount += json.amount
  if (known.lines.length < 10) known.lines.push(json.line)
  owners.set(json.email, known)
}
return [...owners.values()].map((json) => ({ json }))`
