/** What each referrer has not heard yet of the deals they brought. */
import { inBoth } from '../../fragments/code.ts'

export const PLAN = inBoth(
  (words) => String.raw`const { stages, patience } = $('settings').first().json
const deals = $('deals').all().map(({ json }) => json)
const silent = deals.find((deal) => deal.error !== undefined)
if (silent) return [{ json: { kind: 'desk', text: '${words.silent}' + (silent.error?.message ?? silent.error) } }]
const told = new Map($input.all().filter(({ json }) => json.deal).map(({ json }) => [json.deal, json]))
const today = $now.toISODate(), long = $now.minus({ days: patience }).toISODate()
const referrers = new Map(), nobody = []
for (const deal of deals.filter((one) => one.Id && one.Referrer__r)) {
  // A stage that the settings do not word is nobody's business but ours.
  const phrase = stages[deal.StageName], last = told.get(deal.Id)
  if (!phrase) continue
  const news = !last || last.stage !== deal.StageName
  if (!news && (deal.IsClosed || last.day > long)) continue
  const to = String(deal.Referrer__r.Email ?? '').trim().toLowerCase()
  const name = deal.Account?.Name ?? deal.Name
  if (!to) { if (news) nobody.push('- ' + deal.Referrer__r.Name + '${words.colon}' + name); continue }
  const one = referrers.get(to) ?? { kind: 'news', to, name: deal.Referrer__r.Name, lines: [], rows: [] }
  one.lines.push('- ' + name + '${words.colon}' + phrase + (news ? '' : '${words.still}'))
  one.rows.push({ deal: deal.Id, stage: deal.StageName, day: today })
  referrers.set(to, one)
}
return [
  ...[...referrers.values()].map(({ lines, ...one }) => ({ json: { ...one, text: lines.join('\n') } })),
  ...(nobody.length ? [{ json: { kind: 'desk', text: '${words.nobody}\n' + nobody.join('\n') } }] : []),
]`,
  {
    fr: {
      silent: 'Salesforce ne répond pas, aucun apporteur n’a été tenu au courant : ',
      colon: ' : ',
      still: ' (rien de nouveau, nous suivons)',
      nobody: 'Apporteurs sans adresse dans Salesforce, à appeler :',
    },
    en: {
      silent: 'Salesforce does not answer, no referrer was kept posted: ',
      colon: ': ',
      still: ' (nothing new, we are on it)',
      nobody: 'Referrers without an address in Salesforce, to be rung up:',
    },
  },
)
