/** The code of its nodes. */
import { EUROS, inBoth } from '../../fragments/code.ts'

interface Words {
  readonly euros: string
  readonly spent: string
  readonly leads: string
  readonly sales: string
  readonly each: string
  readonly few: string
  readonly free: string
  readonly back: string
  readonly spend: string
  readonly visits: string
  readonly deals: string
  readonly elsewhere: string
}

/** Spend, requests and sales by channel; a source that failed leaves its column empty. */
const work = (say: Words) => `const { channels, enough } = $('settings').first().json
${say.euros}const read = (items) => {
  const rows = items.map(({ json }) => json)
  return rows.some((row) => row.error !== undefined) ? null : rows.filter((row) => Object.keys(row).length > 0)
}
const spend = read($('spend').all())
const visits = read($('visits').all())
const deals = read($('deals').all())
const lacks = [spend ? '' : '${say.spend}', visits ? '' : '${say.visits}', deals ? '' : '${say.deals}'].filter(Boolean)
const sum = (rows, value) => rows.reduce((total, row) => total + Number(value(row) ?? 0), 0)
const known = new Set(channels.map((one) => one.crm))
const rows = channels.map((one) => {
  const spent = spend ? Math.round(sum(spend.filter((row) => row.channel === one.name), (row) => row.amount)) : null
  const leads = visits ? sum(visits.filter((row) => row.sessionDefaultChannelGroup === one.site), (row) => row.keyEvents) : null
  const won = deals ? deals.filter((row) => row.properties.hs_analytics_source === one.crm) : null
  const sales = won ? won.length : null
  const income = won ? Math.round(sum(won, (row) => row.properties.amount)) : null
  const cost = spent === null || sales === null || sales < enough ? null : Math.round(spent / sales)
  const says = [
    spent === null ? '' : spent === 0 ? '${say.free}' : euros(spent) + '${say.spent}',
    leads === null ? '' : '${say.leads}' + leads,
    sales === null ? '' : '${say.sales}' + sales + (income > 0 ? ' (' + euros(income) + ')' : ''),
    cost === null ? (spent > 0 && sales !== null ? '${say.few}' : '') : cost > 0 ? euros(cost) + '${say.each}' : '',
    spent > 0 && income !== null ? euros(Math.round((income / spent) * 10) / 10) + '${say.back}' : '',
  ].filter(Boolean)
  return { channel: one.name, spent, leads, sales, income, cost, line: one.name + ' – ' + says.join(', ') }
})
const other = deals ? deals.filter((row) => !known.has(row.properties.hs_analytics_source)).length : 0
const named = new Set(channels.map((one) => one.name))
const strays = spend ? Math.round(sum(spend.filter((row) => !named.has(row.channel)), (row) => row.amount)) : 0
if (other > 0 || strays > 0) rows.push({ channel: '${say.elsewhere}', spent: strays || null, leads: null, sales: deals ? other : null, income: null, cost: null, line: '${say.elsewhere} – ' + [strays > 0 ? euros(strays) + '${say.spent}' : '', deals ? '${say.sales}' + other : ''].filter(Boolean).join(', ') })
return [{ json: { rows, lacks, whole: lacks.length === 0, text: rows.map((one) => one.line).join('\\n') } }]`

export const WORK = inBoth(work, {
  fr: {
    euros: EUROS.fr,
    spent: ' dépensés',
    leads: 'demandes : ',
    sales: 'ventes : ',
    each: ' par vente',
    few: 'trop peu de ventes pour un coût',
    free: 'sans dépense notée',
    back: ' de ventes pour 1 €',
    spend: 'dépenses (Grist)',
    visits: 'demandes (Google Analytics)',
    deals: 'ventes (HubSpot)',
    elsewhere: 'Autres origines',
  },
  en: {
    euros: EUROS.en,
    spent: ' spent',
    leads: 'requests: ',
    sales: 'sales: ',
    each: ' a sale',
    few: 'too few sales for a cost',
    free: 'no spending noted',
    back: ' in sales for €1',
    spend: 'spending (Grist)',
    visits: 'requests (Google Analytics)',
    deals: 'sales (HubSpot)',
    elsewhere: 'Other sources',
  },
})
