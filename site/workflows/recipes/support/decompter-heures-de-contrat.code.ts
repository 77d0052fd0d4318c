/** Which contracts run, and how much of their hours is used. */
import { inBoth } from '../../fragments/code.ts'

/** What a sheet gives is text as often as a number; a day is written as 2026-01-31 or 31/01/2026. */
export const RUNNING = inBoth(
  ({ bad }) => String.raw`const today = $now.toISODate()
const day = (value) => (String(value ?? '').replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1').match(/^\d{4}-\d{2}-\d{2}$/) ?? [''])[0]
const utc = (moment) => moment.toUTC().toFormat("yyyy-MM-dd'T'HH:mm:ss'Z'")
const number = (value) => Number(String(value ?? '').replace(',', '.').replace(/\s/g, ''))
return $input.all().map(({ json }) => json).filter(({ company_id, client }) => company_id || client).flatMap((row) => {
  const [from, to, hours] = [day(row.from), day(row.to), number(row.hours)]
  const told = number(row.told) || 0
  if (!/^\d+$/.test(String(row.company_id)) || !from || !to || !(hours > 0) || !String(row.manager ?? '').includes('@')) return [{ json: { kind: 'bad', line: '${bad}' + (row.client || row.company_id) } }]
  if (today < from || today > to) return []
  return [{ json: { kind: 'running', company: String(row.company_id), client: row.client, manager: row.manager, hours, from, to, told, row: row.row_number, after: utc(DateTime.fromISO(from, { zone: $now.zoneName }).minus({ seconds: 1 })), before: utc($now) } }]
})`,
  {
    fr: { bad: 'Ligne illisible : ' },
    en: { bad: 'Row that makes no sense: ' },
  },
)

/** Freshdesk writes 01:30 for ninety minutes; an answer without entries is one empty item. */
export const COUNT = inBoth(
  ({ comma, of, unread }) => String.raw`const contract = $('loop').first().json
const entries = $input.all().map(({ json }) => json)
const cause = entries.find(({ error }) => error !== undefined)?.error
if (cause) return [{ json: { ...contract, kind: 'unread', line: contract.client + '${unread}' + (cause.message ?? cause) } }]
const minutesIn = (text) => { const [hours, minutes] = String(text ?? '0:0').split(':').map(Number); return hours * 60 + minutes }
const minutes = entries.reduce((sum, { time_spent }) => sum + minutesIn(time_spent), 0)
const share = Math.floor(minutes / (contract.hours * 60) * 100)
const level = share >= 100 ? 100 : share >= 80 ? 80 : 0
const start = DateTime.fromISO(contract.from, { zone: $now.zoneName })
const days = DateTime.fromISO(contract.to, { zone: $now.zoneName }).diff(start, 'days').days + 1
const gone = Math.round($now.startOf('day').diff(start, 'days').days / days * 100)
const shown = (hours) => String(Math.round(hours * 10) / 10)${comma}
return [{ json: { ...contract, kind: level > contract.told ? 'due' : 'quiet', share, level, gone, spent: shown(minutes / 60) + '${of}' + shown(contract.hours) + ' h' } }]`,
  {
    fr: {
      comma: ".replace('.', ',')",
      of: ' h sur ',
      unread: ', temps non lu : ',
    },
    en: { comma: '', of: ' h of ', unread: ', time not read: ' },
  },
)
