/** Which call-back slots may still be promised, and which are due. */
import { inBoth } from '../../fragments/code.ts'
import type { Bilingual } from '../../nodes/fact.ts'

/** `free(rows)`: the slots of the days to come that are not full, in order, as a customer reads them. */
const FREE = inBoth(
  ({
    days,
    at,
  }) => String.raw`const { hours, room, ahead, notice, closed } = $('settings').first().json
const names = '${days}'.split(' ')
const free = (rows) => {
  const out = []
  const soonest = $now.plus({ minutes: notice })
  for (let day = $now.startOf('day'), open = 0; open < ahead; day = day.plus({ days: 1 })) {
    if (day.weekday > 5 || closed.includes(day.toISODate())) continue
    open += 1
    for (const hour of hours.split(',').map((part) => part.trim())) {
      const [h, m] = hour.split(':').map(Number)
      const slot = day.set({ hour: h, minute: m })
      const key = slot.toFormat("yyyy-MM-dd'T'HH:mm")
      if (slot > soonest && rows.filter((row) => row.slot === key).length < room) out.push({ key, label: names[day.weekday - 1] + ' ' + day.toFormat('dd/MM') + '${at}' + slot.toFormat('HH:mm') })
    }
  }
  return out
}
`,
  {
    fr: { days: 'lundi mardi mercredi jeudi vendredi', at: ' à ' },
    en: { days: 'Monday Tuesday Wednesday Thursday Friday', at: ' at ' },
  },
)

const after = (code: string): Bilingual<string> => ({ fr: FREE.fr + code, en: FREE.en + code })

/** Nobody is promised two calls: a number already on the list is told its own. */
export const OFFER = after(String.raw`const { phone } = $('settings').first().json
const rows = $input.all().map(({ json }) => json).filter(({ slot }) => slot)
const now = $now.toFormat("yyyy-MM-dd'T'HH:mm")
const own = rows.find((row) => row.phone === phone && row.slot >= now)
const slots = free(rows)
const state = !phone ? 'phone' : own ? 'twice' : slots.length === 0 ? 'full' : 'offer'
return [{ json: { state, labels: slots.map(({ label }) => label), own: own?.label ?? '' } }]`)

/** The list is read again once chosen: somebody may have been faster. */
export const CHECK = after(String.raw`const { phone } = $('settings').first().json
const rows = $input.all().map(({ json }) => json).filter(({ slot }) => slot)
const chosen = String($('choose').first().json.slot ?? '')
const one = free(rows).find(({ label }) => label === chosen)
const twice = rows.some((row) => row.phone === phone && row.slot >= $now.toFormat("yyyy-MM-dd'T'HH:mm"))
return [{ json: { taken: !one || twice, slot: one?.key ?? '', label: chosen } }]`)

/** Calls whose time has come, late ones too: n8n may have stood still. */
export const DUE = inBoth(
  ({ call, late }) => String.raw`const now = $now.toFormat("yyyy-MM-dd'T'HH:mm")
const clean = (text) => String(text ?? '').replace(/[<>&*_~]/g, ' ').replace(/\s+/g, ' ').trim().slice(0, 200)
return $input.all().map(({ json }) => json).filter(({ slot }) => slot && slot <= now).sort((one, other) => one.slot < other.slot ? -1 : 1).map((row) => {
  const old = $now.diff(DateTime.fromISO(row.slot), 'minutes').minutes
  return { json: { row: row.id, text: '${call}' + row.label + (old > 20 ? '${late}' : '') + '\n' + clean(row.name) + ', ' + row.phone + '\n' + clean(row.about) } }
})`,
  {
    fr: { call: 'À rappeler maintenant, promis ', late: ' (EN RETARD)' },
    en: { call: 'To be rung now, promised ', late: ' (LATE)' },
  },
)
