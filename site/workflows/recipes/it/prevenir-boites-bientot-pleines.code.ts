/** How full each mailbox is, and for how many weeks it will still do. */
import { inBoth } from '../../fragments/code.ts'

interface Words {
  readonly table: string
  readonly report: string
  readonly hidden: string
  readonly none: string
  readonly head: string
  readonly now: string
  readonly weeks: string
  readonly counted: string
  readonly point: string
}

/** Steps: 1 fills within the weeks set, 2 above the share set, 3 can no longer send. A step told holds until the box has clearly emptied. */
const judge = (words: Words) =>
  String.raw`const { share, weeks } = $('settings').first().json
const blind = (text) => [{ json: { state: 'blind', text } }]
const known = $('known').all().map(({ json }) => json)
const rows = $('rows').all().map(({ json }) => json)
if (rows[0]['User Principal Name'] === undefined) return blind('${words.report}' + (rows[0].error?.message ?? rows[0].message ?? rows[0].error ?? ''))
if (known[0].error !== undefined) return blind('${words.table}')
if (!rows.some((row) => String(row['User Principal Name']).includes('@'))) return blind('${words.hidden}')
const before = new Map(known.map((one) => [one.mailbox, one]))
const day = String(rows[0][Object.keys(rows[0]).find((key) => key.endsWith('Report Refresh Date'))])
const giga = (bytes) => (bytes / 1024 ** 3).toFixed(1).replace('.', '${words.point}')
const boxes = rows.filter((row) => String(row['Is Deleted']).toLowerCase() !== 'true' && Number(row['Prohibit Send Quota (Byte)']) > 0).map((row) => {
  const mailbox = String(row['User Principal Name']).toLowerCase()
  const used = Number(row['Storage Used (Byte)']), limit = Number(row['Prohibit Send Quota (Byte)'])
  const last = before.get(mailbox)
  const gap = last ? DateTime.fromISO(day).diff(DateTime.fromISO(last.day), 'days').days : 0
  const pace = gap > 0 ? (used - Number(last.used)) / gap : Number(last?.pace ?? 0)
  const left = pace > 0 ? Math.floor((limit - used) / pace / 7) : 999
  const percent = Math.floor(used / limit * 100)
  const level = percent >= 100 ? 3 : percent >= share ? 2 : percent >= 50 && left < weeks ? 1 : 0
  const told = Number(last?.step ?? 0)
  const held = told >= 2 && percent >= share - 5 ? 2 : told >= 1 && percent >= 50 ? 1 : 0
  const text = percent + ' %, ' + giga(used) + ' / ' + giga(limit) + '${words.now}' + (level < 3 && left < 999 ? '${words.weeks}' + left : '')
  return { state: level > told ? 'write' : 'note', mailbox, used: String(used), day, pace: String(Math.round(pace)), step: String(Math.max(level, held)), near: level > 0, percent, text }
})
const full = boxes.filter(({ near }) => near).sort((one, other) => other.percent - one.percent)
const tell = [full.length ? '${words.head}' + full.length + '${words.counted}' + boxes.length : '${words.none}' + boxes.length, ...full.map(({ mailbox, text }) => '- ' + mailbox + ', ' + text)].join('<br>')
return [{ json: { state: 'tell', text: tell } }, ...boxes.map((json) => ({ json }))]`

export const JUDGE = inBoth(judge, {
  fr: {
    table: 'Boîtes non mesurées : la table des mesures ne se lit pas.',
    report: 'Boîtes non mesurées, le rapport de Microsoft ne vient pas : ',
    hidden:
      'Boîtes non mesurées : Microsoft masque les noms. Centre d’administration, Paramètres de l’organisation, Services, Rapports, décocher les noms masqués.',
    none: 'Aucune boîte près de sa limite, sur ',
    head: 'Boîtes près de leur limite : ',
    now: ' Go',
    weeks: ', pleine dans (semaines) : ',
    counted: ', sur ',
    point: ',',
  },
  en: {
    table: 'Mailboxes not measured: the table of measures cannot be read.',
    report: 'Mailboxes not measured, Microsoft’s report does not come: ',
    hidden:
      'Mailboxes not measured: Microsoft conceals the names. Admin centre, Org settings, Services, Reports, untick concealed names.',
    none: 'No mailbox near its limit, out of ',
    head: 'Mailboxes near their limit: ',
    now: ' GB',
    weeks: ', full within (weeks): ',
    counted: ', out of ',
    point: '.',
  },
})
