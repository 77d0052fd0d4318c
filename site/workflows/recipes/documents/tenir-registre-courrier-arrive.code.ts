/** What a letter asks, and by when: days are counted here, and only those that stand on the page count. */
import { inBoth } from '../../fragments/code.ts'

export const FACTS = inBoth(
  ({
    unknown,
    unread,
    kept,
    recorded,
    months,
    numbers,
    check,
  }: Record<
    string,
    string
  >) => `const { received, kind, services, fallback, days } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const page = String($('read').first().json.extractedText ?? '').toLowerCase()
// Of an empty page a model may say anything.
const paper = page.trim() ? rows.find(({ output }) => output)?.output : undefined
const plain = (text) => String(text ?? '').toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim()
const holds = (text) => plain(text).length > 2 && plain(page).includes(plain(text))
const sender = holds(paper?.sender) ? paper.sender.trim() : '${unknown}'
const given = DateTime.fromISO(String(paper?.answer_by ?? ''))
const names = '${months}'.split(',')
const month = names[given.isValid ? given.month - 1 : 0]
const day = '0?' + given.day + '(?:er|st|nd|rd|th)?'
const forms = [day + ' +' + month, month + ' +' + day, given.toFormat('dd') + '[/. -]' + given.toFormat('LL'), given.toFormat('LL') + '-' + given.toFormat('dd')]
const stands = given.isValid && given.toISODate() >= received && page.includes(String(given.year)) && new RegExp('(^|\\\\D)(' + forms.join('|') + ')(\\\\D|$)').test(page)
const counted = Number.isInteger(paper?.answer_days) && paper.answer_days > 0 && paper.answer_days <= 365 && new RegExp('(^|[^\\\\p{L}\\\\d])(' + paper.answer_days + ('${numbers}'.split(',').filter((one) => one.startsWith(paper.answer_days + ':')).map((one) => '|' + one.split(':')[1]).join('')) + ')([^\\\\p{L}\\\\d]|$)', 'u').test(page) ? DateTime.fromISO(received).plus({ days: paper.answer_days }).toISODate() : ''
const own = kind === '${recorded}' ? DateTime.fromISO(received).plus({ days }).toISODate() : ''
const written = [stands ? given.toISODate() : '', counted].filter(Boolean).sort()[0]
const due = written ?? own
const doubtful = !written && (paper?.answer_by || paper?.answer_days) ? ' ${check}' : ''
return [{ json: {
  sender,
  subject: paper ? String(paper.subject).trim().slice(0, 120) + doubtful : '${unread}',
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
      check: '(délai à lire sur la lettre)',
      numbers:
        '2:deux,3:trois,5:cinq,6:six,7:sept,8:huit,8:huitaine,10:dix,12:douze,15:quinze,15:quinzaine,20:vingt,21:vingt et un,30:trente,45:quarante-cinq,60:soixante,90:quatre-vingt-dix',
      months:
        'janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre',
    },
    en: {
      unknown: 'sender to be read',
      unread: 'letter not read: please open',
      kept: 'scan not stored: keep the paper',
      recorded: 'Recorded delivery',
      check: '(time limit to be read in the letter)',
      numbers:
        '2:two,3:three,5:five,6:six,7:seven,8:eight,10:ten,12:twelve,14:fourteen,15:fifteen,20:twenty,21:twenty-one,28:twenty-eight,30:thirty,45:forty-five,60:sixty,90:ninety',
      months:
        'january,february,march,april,may,june,july,august,september,october,november,december',
    },
  },
)
