/** The code of its nodes, and the page that asks. */
import { inBoth } from '../../fragments/code.ts'
import type { Params } from '../recipe.ts'

interface Words {
  readonly past: string
  readonly backwards: string
  readonly long: string
  readonly day: string
  readonly from: string
  readonly to: string
  readonly after: string
  readonly locale: string
}

/** The notice is written from the dates alone, so that all three places say the same. */
const check = (say: Words) => `const { from, to, reason } = $('request').first().json
const first = DateTime.fromISO(from)
const last = DateTime.fromISO(to)
const days = Math.round(last.diff(first, 'days').days) + 1
const fault = from < $now.toISODate() ? '${say.past}' : days < 1 ? '${say.backwards}' : days > 31 ? '${say.long}' : ''
const shown = (day) => day.setLocale('${say.locale}').toFormat('cccc d LLLL')
const notice = fault ? '' :
  (days === 1 ? '${say.day}' + shown(first) : '${say.from}' + shown(first) + '${say.to}' + shown(last)) +
  ' (' + reason + ')${say.after}'
return { json: { fault, notice, from, to, days, end: last.plus({ days: 1 }).startOf('day').toISO() } }`

export const CHECK = inBoth(check, {
  fr: {
    past: 'La date de début est passée.',
    backwards: 'La fin précède le début.',
    long: 'Plus d’un mois : à annoncer autrement.',
    day: 'Fermé le ',
    from: 'Fermé du ',
    to: ' au ',
    after: '. Ensuite, horaires habituels.',
    locale: 'fr',
  },
  en: {
    past: 'The first day is in the past.',
    backwards: 'The end comes before the beginning.',
    long: 'More than a month: announce it another way.',
    day: 'Closed on ',
    from: 'Closed from ',
    to: ' to ',
    after: '. Usual hours after that.',
    locale: 'en-GB',
  },
})

/** Google takes one entry a day, and a list that replaces the one before: what was there stays. */
export const DAYS = `const { from, days } = $('check').first().json
const first = DateTime.fromISO(from)
const closed = Array.from({ length: days }, (_, at) => {
  const { year, month, day } = first.plus({ days: at })
  return { startDate: { year, month, day }, closed: true }
})
const key = (one) => [one.startDate.year, one.startDate.month, one.startDate.day].join('-')
const ours = new Set(closed.map(key))
const before = ($json.specialHours?.specialHourPeriods ?? []).filter((one) => !ours.has(key(one)))
return { json: { location: $('places').item.json.location, place: $('places').item.json.name, body: { specialHours: { specialHourPeriods: [...before, ...closed] } } } }`

export const CONFIRM: Params = {
  operation: 'page',
  defineForm: 'fields',
  formFields: {
    values: [
      { fieldType: 'html', elementName: 'notice', html: '=<p>{{ $json.notice }}</p>' },
      {
        fieldLabel: { fr: 'Publier partout ?', en: 'Publish everywhere?' },
        fieldName: 'go',
        fieldType: 'radio',
        fieldOptions: {
          values: [{ option: { fr: 'Oui', en: 'Yes' } }, { option: { fr: 'Non', en: 'No' } }],
        },
        requiredField: true,
      },
    ],
  },
  options: {},
}
