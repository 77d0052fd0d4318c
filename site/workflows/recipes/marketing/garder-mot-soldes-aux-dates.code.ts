/** When « soldes » may be said, and which planned mailings say it at another time. */
import { inBoth } from '../../fragments/code.ts'

/**
 * Winter: the second Wednesday of January, or the first if the second falls after the 12th; summer: the last
 * Wednesday of June, or the one before if it falls after the 28th. From 8 a.m., for four weeks.
 */
export const JUDGE = inBoth(
  (words) => `const ZONE = { zone: 'Europe/Paris' }
const { cleared, own } = $('settings').first().json
const winter = (year) => {
  const first = DateTime.fromObject({ year, month: 1, day: 1, hour: 8 }, ZONE)
  const wednesday = first.plus({ days: (10 - first.weekday) % 7 })
  const second = wednesday.plus({ days: 7 })
  return second.day > 12 ? wednesday : second
}
const summer = (year) => {
  const end = DateTime.fromObject({ year, month: 6, day: 30, hour: 8 }, ZONE)
  const last = end.minus({ days: (end.weekday + 4) % 7 })
  return last.day > 28 ? last.minus({ days: 7 }) : last
}
const national = [$now.year, $now.year + 1].flatMap((year) => [winter(year), summer(year)])
  .map((start) => ({ start, end: start.plus({ days: 28 }).startOf('day') }))
const periods = own.length === 0 ? national : own.map(({ from, to }) => ({
  start: DateTime.fromISO(from, ZONE).set({ hour: 8 }), end: DateTime.fromISO(to, ZONE).plus({ days: 1 }).startOf('day'),
}))
const plain = (html) => String(html ?? '').replace(/<(script|style)[^]*?<\\/\\1>/gi, ' ').replace(/<[^>]*>/g, ' ')
  .replace(/&eacute;|&#233;/gi, 'é').replace(/&nbsp;|&#160;/g, ' ')
const { campaigns = [], count = 0 } = $input.first().json
const next = periods.filter(({ end }) => end > $now).sort((one, other) => one.start - other.start)[0]
const found = campaigns.filter(({ name }) => !String(name).includes(cleared)).flatMap((one) => {
  const sent = one.scheduledAt ? DateTime.fromISO(one.scheduledAt, ZONE) : $now
  if (periods.some(({ start, end }) => sent >= start && sent < end)) return []
  const text = [one.subject, one.subjectA, one.subjectB, one.previewText, plain(one.htmlContent)].join(' ').normalize('NFC')
  const said = [...text.matchAll(/(?<!\\p{L})(?:soldes|soldée?s?|solder)(?!\\p{L})/giu)].map(([word]) => word.toLowerCase())
  return said.length === 0 ? [] : [{ json: {
    kind: 'stop', id: one.id, name: one.name, sent: sent.toFormat('dd/MM/yyyy HH:mm'), said: [...new Set(said)].join(', '),
    next: next ? '${words.from} ' + next.start.toFormat('dd/MM/yyyy HH:mm') + ' ${words.to} ' + next.end.minus({ days: 1 }).toFormat('dd/MM/yyyy') : '${words.none}',
  } }]
})
return count > campaigns.length ? [...found, { json: { kind: 'more', seen: campaigns.length, count } }] : found`,
  {
    fr: { from: 'du', to: 'au', none: 'aucune : complétez les réglages' },
    en: { from: 'from', to: 'to', none: 'none: complete the settings' },
  },
)
