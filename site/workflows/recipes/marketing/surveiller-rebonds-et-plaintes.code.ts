/** What mailings of the last three days came to, as a whole and at each mailbox provider. */
import { inBoth } from '../../fragments/code.ts'

export const JUDGE = inBoth(
  (words) => `const { complaints, hard, unsubscribed, refused, least } = $('settings').first().json
const whole = $('totals').first().json
const split = $('providers').first().json
const broken = [whole, split].find(({ error }) => error)
if (broken) return [{ json: { kind: 'blind', why: '${words.silent}' + (broken.error.message ?? broken.message ?? broken.error) } }]
const percent = (part, all) => Math.round((part / all) * 10000) / 100
const shown = (value) => value.toFixed(2).replace('.', '${words.point}') + '${words.percent}'
const domains = new Map((split.campaigns ?? []).map(({ id, statistics }) => [id, statistics?.statsByDomain ?? {}]))
const found = (whole.campaigns ?? []).flatMap((one) => {
  const stats = one.statistics?.globalStats ?? {}
  const sent = Number(stats.sent ?? 0), delivered = Number(stats.delivered ?? 0)
  if (sent < least) return []
  const alert = (what, line) => ({ json: { kind: 'alert', key: one.id + ' ' + what, line: '${words.open}' + one.name + '${words.close}' + line } })
  const rates = [
    ['complaints', percent(Number(stats.complaints ?? 0), Math.max(delivered, 1)), complaints, '${words.complaints}'],
    ['hard', percent(Number(stats.hardBounces ?? 0), sent), hard, '${words.hard}'],
    ['unsubscribed', percent(Number(stats.unsubscriptions ?? 0), Math.max(delivered, 1)), unsubscribed, '${words.unsubscribed}'],
  ]
  // An address that is gone is a hard bounce; a provider that shuts its door shows in soft ones.
  const doors = Object.entries(domains.get(one.id) ?? {}).flatMap(([domain, at]) => {
    const tried = Number(at.sent ?? 0)
    const rate = percent(Number(at.softBounces ?? 0), Math.max(tried, 1))
    return tried >= least / 4 && rate >= refused ? [alert(domain, domain + ' ${words.refuses} ' + shown(rate) + ' (' + tried + ' ${words.sent})')] : []
  })
  return [...rates.filter(([, rate, limit]) => rate >= limit).map(([what, rate, limit, name]) => alert(what, name + ' ' + shown(rate) + ', ${words.limit} ' + shown(limit))), ...doors]
})
return (whole.campaigns ?? []).length >= 50 ? [...found, { json: { kind: 'blind', why: '${words.more}' } }] : found`,
  {
    fr: {
      silent: 'Brevo n’a pas donné ses chiffres : ',
      point: ',',
      percent: ' %',
      open: '« ',
      close: ' » : ',
      complaints: 'plaintes',
      hard: 'adresses inexistantes',
      unsubscribed: 'désinscriptions',
      refuses: 'refuse',
      sent: 'envois',
      limit: 'seuil',
      more: 'Cinquante campagnes en trois jours : celles au-delà ne sont pas lues.',
    },
    en: {
      silent: 'Brevo did not give its figures: ',
      point: '.',
      percent: '%',
      open: '“',
      close: '”: ',
      complaints: 'complaints',
      hard: 'addresses that do not exist',
      unsubscribed: 'unsubscribed',
      refuses: 'refuses',
      sent: 'sent',
      limit: 'limit',
      more: 'Fifty campaigns in three days: those beyond are not read.',
    },
  },
)

/** One message for all that is new, and its keys for the table. */
export const JOIN = `const found = $input.all().map(({ json }) => json)
return [{ json: { lines: found.map(({ line }) => '• ' + line).join('\\n'), keys: found.map(({ key }) => key) } }]`
export const KEYS = "return $('join').first().json.keys.map((key) => ({ json: { key } }))"
