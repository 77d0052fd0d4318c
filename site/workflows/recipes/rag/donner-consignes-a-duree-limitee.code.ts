/** Instructions that end: whether one may enter, and which of those inside end today or tomorrow. */
import { inBoth } from '../../fragments/code.ts'

/** The list holds one empty item when there is nothing in it yet. */
export const CHECKED = inBoth(
  (
    say: Record<string, string>,
  ) => `const { text, until, author, longest } = $('settings').first().json
const plain = (one) => String(one ?? '').toLowerCase().replace(/\\s+/g, ' ').trim()
const inside = $('list').all().map(({ json }) => json).filter(({ mark }) => mark)
const today = $now.toISODate()
const last = $now.plus({ days: longest }).toISODate()
const twin = inside.find((one) => plain(one.text) === plain(text) && one.until === until)
const fault = text.length < 20 ? '${say['short']}' : text.length > 1200 ? '${say['long']}' : !/^\\d{4}-\\d{2}-\\d{2}$/.test(until) || until < today ? '${say['past']}' : until > last ? '${say['far']}' + last + '.' : !author.includes('@') ? '${say['author']}' : twin ? '${say['twin']}' : ''
return [{ json: {
  fault, text, until, author,
  mark: $now.toFormat('yyyyLLddHHmmssSSS') + '-' + (inside.length + 1),
  passage: '${say['until']}' + until.split('-').reverse().join('/') + '${say['colon']}' + text,
} }]`,
  {
    fr: {
      short: 'Moins de vingt signes : personne ne comprendra.',
      long: 'Plus de 1 200 signes : c’est un document, pas une consigne.',
      past: 'La date de fin est passée ou illisible.',
      far: 'Date trop lointaine ; au plus tard le ',
      author: 'Il manque une adresse où prévenir la veille de la fin.',
      twin: 'Cette consigne y est déjà, jusqu’à la même date.',
      until: 'Consigne temporaire, valable jusqu’au ',
      colon: ' inclus : ',
    },
    en: {
      short: 'Fewer than twenty characters: nobody will understand it.',
      long: 'More than 1,200 characters: that is a document, not an instruction.',
      past: 'The end date is past or cannot be read.',
      far: 'Too far off; at the latest on ',
      author: 'An address is missing, to write to on the eve of its end.',
      twin: 'This instruction is there already, until the same day.',
      until: 'Temporary instruction, in force until ',
      colon: ' inclusive: ',
    },
  },
)

/** The last day counts in full: what ended yesterday or before goes, whatever mornings were missed. */
export const SORTED = `const today = $now.toISODate()
const tomorrow = $now.plus({ days: 1 }).toISODate()
return $('list').all().map(({ json }) => json).filter(({ mark }) => mark).flatMap((one) => {
  const due = one.until < today ? 'over' : one.until <= tomorrow && one.warned !== true ? 'soon' : ''
  return due ? [{ json: { due, mark: one.mark, text: one.text, until: one.until, author: one.author } }] : []
})`
