import { inBoth } from '../../fragments/code.ts'

/** Each day of the week that a text writes before a date, held against the calendar. Both languages are read. */
export const CHECK = inBoth(
  (
    words,
  ) => String.raw`const DAYS = [['lundi', 'lun', 'monday', 'mon'], ['mardi', 'mar', 'tuesday', 'tue', 'tues'], ['mercredi', 'mer', 'wednesday', 'wed'], ['jeudi', 'jeu', 'thursday', 'thu', 'thurs'], ['vendredi', 'ven', 'friday', 'fri'], ['samedi', 'sam', 'saturday', 'sat'], ['dimanche', 'dim', 'sunday', 'sun']]
const MONTHS = [['janvier', 'janv', 'january', 'jan'], ['février', 'fevrier', 'févr', 'february', 'feb'], ['mars', 'march'], ['avril', 'april', 'apr'], ['mai', 'may'], ['juin', 'june'], ['juillet', 'juil', 'july'], ['août', 'aout', 'august', 'aug'], ['septembre', 'sept', 'september'], ['octobre', 'oct', 'october'], ['novembre', 'nov', 'november'], ['décembre', 'decembre', 'déc', 'december', 'dec']]
const NAMES = ${words.names}
const place = (lists, word) => lists.findIndex((names) => names.includes(word.toLowerCase().replace(/\.$/, '')))
const FRENCH = /^(?:janvier|février|fevrier|mars|avril|mai|juin|juillet|août|aout|septembre|octobre|novembre|décembre|decembre)$/i
const any = (lists) => lists.flat().sort((one, other) => other.length - one.length).join('|')
const day = '(?<day>' + any(DAYS) + ')\\.?,?\\s+(?:le\\s+|the\\s+)?'
const first = '(?<num>\\d{1,2})(?:er|st|nd|rd|th)?(?!\\d|[.,:]\\d|\\s?(?:h|%|€|am\\b|pm\\b))'
const month = '(?<month>' + any(MONTHS) + ')\\.?(?![\\p{L}])'
const year = '(?:,?\\s+(?<year>20\\d{2})(?!\\d))?'
// « samedi 14 mars 2026 », « samedi 14/03/2026 », « Saturday, March 14, 2026 », « lundi 2 » before « au vendredi 6 mars ».
const forms = [day + first + '\\s+(?:of\\s+)?' + month + year, day + '(?<num>\\d{1,2})[/.](?<monthNumber>0?[1-9]|1[0-2])(?:[/.](?<year>20\\d{2}|\\d{2}))?(?!\\d|/\\d|\\s?(?:h|%|€|am\\b|pm\\b))', day + month + '\\s+' + first + year, day + first]
const now = $now.setZone('Europe/Paris').startOf('day')
const text = String($json.textPlain ?? '').trim() || String($json.textHtml ?? '').replace(/<(style|script)[^]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ')
const body = text.split('\n').filter((line) => !/^\s*>/.test(line)).join('\n').replace(/[\u00A0\u202F]/g, ' ')
const found = []
for (const form of forms) for (const match of body.matchAll(new RegExp('(?<![\\p{L}])' + form, 'giu'))) {
  const at = match.index, end = at + match[0].length
  if (found.some((one) => at < one.end && one.at < end)) continue
  const { day, num, month, monthNumber, year } = match.groups
  // « mon 14 juillet » says whose it is, and names no Monday.
  if (/^mon$/i.test(day) && (month ? FRENCH.test(month) : day === 'mon' && !monthNumber)) continue
  found.push({ at, end, said: match[0].replace(/\s+/g, ' ').replace(/[.,\s]+$/, '').trim(), weekday: place(DAYS, day), num: Number(num), month: month ? place(MONTHS, month) + 1 : monthNumber ? Number(monthNumber) : 0, year: year ? Number(year.length === 2 ? '20' + year : year) : 0 })
}
found.sort((one, other) => one.at - other.at)
// A day without a month takes that of the date which closes the span.
for (const [at, one] of found.entries()) {
  const next = found[at + 1]
  if (one.month || !next?.month || !/^\s*(?:au|à|et|ou|to|and|or|until|[-–—,])\s*(?:le\s+)?$/i.test(body.slice(one.end, next.at)) || next.num <= one.num) continue
  one.month = next.month
  one.year = next.year
}
const shown = (date) => NAMES.days[date.weekday - 1] + ' ' + ${words.date} + ' ' + date.year
const date = (year, one) => DateTime.fromObject({ year, month: one.month, day: one.num }, { zone: 'Europe/Paris' })
const wrong = [], guessed = [], past = [], loose = []
let right = 0
for (const one of found) {
  if (!one.month) { loose.push(one.said); continue }
  // Without a year, the next time that this day comes round is meant.
  let on = date(one.year || now.year, one)
  if (!one.year && !(on.isValid && on >= now)) on = date(now.year + 1, one)
  if (!on.isValid) { wrong.push('- ${words.open}' + one.said + '${words.close}${words.never}'); continue }
  if (on.weekday - 1 !== one.weekday) {
    const near = [-3, -2, -1, 1, 2, 3].map((days) => on.plus({ days })).find((other) => other.weekday - 1 === one.weekday)
    wrong.push('- ${words.open}' + one.said + '${words.close}${words.isa}' + shown(on) + '${words.near}' + shown(near) + '.')
    continue
  }
  right += 1
  if (!one.year) guessed.push(one.said + ' = ' + on.toISODate())
  else if (on < now) past.push(one.said)
}
const part = (title, list) => list.length ? ['', title + list.join('${words.and}')] : []
const lines = [
  found.length - loose.length === 0 ? '${words.none}' : wrong.length ? '${words.wrong}' + wrong.length : '${words.fine}' + right,
  ...wrong,
  ...part('${words.guessed}', guessed),
  ...part('${words.past}', past),
  ...part('${words.loose}', loose),
  '',
  '${words.only}',
]
return { json: { to: $json.from, subject: $json.subject ?? '', wrong: wrong.length, right, text: lines.join('\n') } }`,
  {
    fr: {
      names:
        "{ days: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'], months: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'] }",
      date: "(date.day === 1 ? '1er' : date.day) + ' ' + NAMES.months[date.month - 1]",
      and: ' ; ',
      open: '« ',
      close: ' »',
      never: ' : ce jour n’existe pas au calendrier.',
      isa: ' : c’est un ',
      near: '. Le même jour tombe le ',
      none: 'Aucun jour de la semaine suivi d’une date dans ce message : rien à comparer.',
      wrong: 'À revoir avant l’envoi : ',
      fine: 'Jours et dates concordent. Dates comparées : ',
      guessed: 'Sans année, j’ai pris la prochaine fois : ',
      past: 'Justes, mais déjà passées : ',
      loose: 'Sans mois, non comparés : ',
      only: 'Seul le texte du message est lu, ni images ni pièces jointes.',
    },
    en: {
      names:
        "{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] }",
      date: "date.day + ' ' + NAMES.months[date.month - 1]",
      and: '; ',
      open: '“',
      close: '”',
      never: ': there is no such day in the calendar.',
      isa: ': that is ',
      near: '. The nearest such day is ',
      none: 'No weekday followed by a date in this message: nothing to compare.',
      wrong: 'To be looked at before it leaves: ',
      fine: 'Weekdays and dates agree. Dates compared: ',
      guessed: 'Without a year, I took the next time: ',
      past: 'Right, but past already: ',
      loose: 'Without a month, not compared: ',
      only: 'Only the text of the message is read, neither pictures nor attachments.',
    },
  },
)
