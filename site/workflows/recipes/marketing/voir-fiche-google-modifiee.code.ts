/** What the public sees on a place that its owner did not write, in words. */
import { inBoth } from '../../fragments/code.ts'

export const READ_MASK =
  'title,phoneNumbers,websiteUri,regularHours,categories,storefrontAddress,openInfo'

export const DIFF = inBoth(
  (words) => `const LABELS = ${JSON.stringify(words.labels)}
const DAYS = ${JSON.stringify(words.days)}
const OPEN = ${JSON.stringify(words.open)}
const live = $('live').item.json, ours = $json
const fields = (mask) => String(mask ?? '').split(',').map((path) => path.trim().split('.')[0]).filter(Boolean)
// What you changed yourself and Google has yet to publish is no change of theirs.
const pending = new Set(fields(live.pendingMask))
const changed = [...new Set(fields(live.diffMask))].filter((one) => !pending.has(one))
const time = ({ hours = 0, minutes = 0 } = {}) => String(hours).padStart(2, '0') + ':' + String(minutes).padStart(2, '0')
const said = (name, value) => {
  if (value === undefined || value === null) return '${words.nothing}'
  if (name === 'phoneNumbers') return [value.primaryPhone, ...(value.additionalPhones ?? [])].filter(Boolean).join(', ')
  if (name === 'categories') return [value.primaryCategory, ...(value.additionalCategories ?? [])].filter(Boolean).map((one) => one.displayName ?? one.name).join(', ')
  if (name === 'storefrontAddress') return [...(value.addressLines ?? []), value.postalCode, value.locality].filter(Boolean).join(', ')
  if (name === 'regularHours') return (value.periods ?? []).map((one) => (DAYS[one.openDay] ?? one.openDay) + ' ' + time(one.openTime) + '-' + time(one.closeTime)).join(', ') || '${words.nothing}'
  if (name === 'openInfo') return OPEN[value.status] ?? '${words.nothing}'
  return typeof value === 'string' ? value : JSON.stringify(value).slice(0, 200)
}
const mine = changed.filter((one) => LABELS[one] && ours[one] !== undefined)
return { json: {
  place: $('places').item.json.name, location: $('places').item.json.location, count: changed.length, fields: mine,
  body: Object.fromEntries(mine.map((one) => [one, ours[one]])),
  text: [$('places').item.json.name, ...changed.map((one) => '- ' + (LABELS[one] ? LABELS[one] + '${words.colon}' + said(one, ours[one]) + ' → ' + said(one, live.location?.[one]) : one) + (mine.includes(one) ? '' : '${words.byHand}'))].join('\\n'),
} }`,
  {
    fr: {
      colon: ' : ',
      nothing: 'rien',
      byHand: ' (à voir dans Google)',
      days: {
        MONDAY: 'lundi',
        TUESDAY: 'mardi',
        WEDNESDAY: 'mercredi',
        THURSDAY: 'jeudi',
        FRIDAY: 'vendredi',
        SATURDAY: 'samedi',
        SUNDAY: 'dimanche',
      },
      open: {
        OPEN: 'ouvert',
        CLOSED_PERMANENTLY: 'fermé définitivement',
        CLOSED_TEMPORARILY: 'fermé pour un temps',
      },
      labels: {
        title: 'nom',
        phoneNumbers: 'téléphone',
        websiteUri: 'site',
        regularHours: 'horaires',
        categories: 'catégories',
        storefrontAddress: 'adresse',
        openInfo: 'ouverture',
      },
    },
    en: {
      colon: ': ',
      nothing: 'nothing',
      byHand: ' (look at it in Google)',
      days: {
        MONDAY: 'Monday',
        TUESDAY: 'Tuesday',
        WEDNESDAY: 'Wednesday',
        THURSDAY: 'Thursday',
        FRIDAY: 'Friday',
        SATURDAY: 'Saturday',
        SUNDAY: 'Sunday',
      },
      open: {
        OPEN: 'open',
        CLOSED_PERMANENTLY: 'closed for good',
        CLOSED_TEMPORARILY: 'closed for a time',
      },
      labels: {
        title: 'name',
        phoneNumbers: 'telephone',
        websiteUri: 'website',
        regularHours: 'hours',
        categories: 'categories',
        storefrontAddress: 'address',
        openInfo: 'open or closed',
      },
    },
  },
)
