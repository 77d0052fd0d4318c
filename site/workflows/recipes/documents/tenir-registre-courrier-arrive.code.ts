/** What a letter asks, and by when: days are counted here, and only those that stand on the page count. */
import { inBoth } from '../../fragments/code.ts'

export const FACTS = inBoth(
  ({
    unknown,
    unread,
    kept,
    recorded,
    months,
  }: Record<
    string,
    string
  >) => `const { received, kind, services, fallback, days } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const paper = rows.find(({ output }) => output)?.output
const page = String($('read').first().json.extractedText ?? '').toLowerCase()
const plain = (text) => String(text ?? '').toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim()
const holds = (text) => plain(text).length > 2 && plain(page).includes(plain(text))
const sender = holds(paper?.sender) ? paper.sender.trim() : '${unknown}'
const given = DateTime.fromISO(String(paper?.answer_by ?? ''))
const names = '${months}'.split(',')
const month = names[given.isValid ? given.month - 1 : 0]
const day = '0?' + given.day + '(?:er|st|nd|rd|th)?'
const forms = [day + ' +' + month, month + ' +' + day, given.toFormat('dd') + '[/. -]' + given.toFormat('LL'), given.toFormat('LL') + '-' + given.toFormat('dd')]
const stands = given.isValid && given.toISODate() >= received && page.includes(String(given.year)) && new RegExp('(^|\\\\D)(' + forms.join('|') + ')(\\\\D|$)').test(page)
const counted = Number.isInteger(paper?.answer_days) && paper.answer_days > 0 && paper.answer_days <= 365 && new RegExp('(^|\\\\D)' + paper.answer_days + '(\\\\D|$)').test(page) ? DateTime.fromISO(received).plus({ days: paper.answer_days }).toISODate() : ''
const own = kind === '${recorded}' ? DateTime.fromISO(received).plus({ days }).toISODate() : ''
const due = [stands ? given.toISODate() : '', counted, own].filter(Boolean).sort()[0] ?? ''
return [{ json: {
  sender,
  subject: paper ? String(paper.subject).trim().slice(0, 120) : '${unread}',
  due,
  to: services[$('settings').first().json.service] ?? fallback,
  path: $('keep').first().json.error === undefined ? $('settings').first().json.path : '${kept}',
} }]`,
  {
    fr: {
      unknown: 'expéditeur à lire',
      unread: 'courrier non lu : à ouvrir',
      kept: 'scan non déposé : garder le papier',
      recorded: 'Recommandé',
      months:
        'janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre',
    },
    en: {
      unknown: 'sender to be read',
      unread: 'letter not read: please open',
      kept: 'scan not stored: keep the paper',
      recorded: 'Recorded delivery',
      months:
        'january,february,march,april,may,june,july,august,september,october,november,december',
    },
  },
)
