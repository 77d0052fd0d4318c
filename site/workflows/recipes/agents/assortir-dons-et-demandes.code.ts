/** A need is proposed only if it is still open, asks for as much at most, and can be fetched from where it stands. */
import { inBoth } from '../../fragments/code.ts'

/** The same gift sent twice in a day is one gift. */
export const FRESH = String.raw`const gift = $('settings').first().json
const bare = (text) => String(text ?? '').toLowerCase().replace(/\s+/g, ' ').trim()
const rows = $input.all().map(({ json }) => json)
if (rows.some((one) => bare(one.email) === gift.email && bare(one.what) === bare(gift.what) && one.day === gift.today)) return []
return [{ json: { ...gift, blind: rows.some((one) => one.error) } }]`

export const CHECK = inBoth(
  (words) => String.raw`const gift = $('settings').first().json
const asked = $('match').first().json
const rows = $input.all().map(({ json }) => json)
const head = gift.quantity + ' × ' + gift.what + ' (' + gift.state + '), ' + gift.postcode + '${words.until}' + DateTime.fromISO(gift.until).toFormat('dd/MM/yyyy') + '\n' + gift.email + ($('put').first().json.error ? '\n${words.unsaved}' : '')
const hand = (why) => [{ json: { state: 'hand', text: why + '\n' + head } }]
if (gift.until < gift.today) return hand('${words.past}')
if (asked.error) return hand('${words.model}')
if (rows.some((one) => one.error)) return hand('${words.blind}')
const safe = (text) => String(text ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;')
// ${words.zero}
const five = (code) => String(code ?? '').replace(/[^0-9]/g, '').padStart(5, '0')
const department = (code) => five(code).slice(0, /^9[78]/.test(five(code)) ? 3 : 2)
const seen = new Set(), kept = []
for (const { need, why } of asked.output?.matches ?? []) {
  const one = rows.find((each) => String(each.number) === String(need))
  if (!one || seen.has(String(need)) || one.state !== 'open') continue
  seen.add(String(need))
  const near = department(one.postcode) === department(gift.postcode)
  if (!near && one.fetches !== 'x') continue
  kept.push({ number: String(one.number), name: one.name, email: one.email, option: one.number + ', ' + one.name, near, whole: Number(one.quantity) >= gift.quantity,
    line: one.number + ', ' + one.name + ' (' + five(one.postcode) + ')${words.colon}' + one.quantity + ' × ' + one.what + (near ? '' : '${words.far}') + (Number(one.quantity) >= gift.quantity ? '' : '${words.part}') + '\n' + String(why ?? '').replace(/\s+/g, ' ').trim().slice(0, 160) })
}
const list = kept.toSorted((one, other) => Number(other.near) - Number(one.near) || Number(other.whole) - Number(one.whole)).slice(0, 3)
if (list.length === 0) return hand('${words.none}')
return [{ json: { state: 'some', head, kept: list, html: safe(head).replaceAll('\n', '<br>') + '<br><br>' + list.map(({ line }) => safe(line).replaceAll('\n', '<br>')).join('<br><br>'), options: [...list.map(({ option }) => option), '${words.no}'] } }]`,
  {
    fr: {
      zero: 'Un tableur rend 1000 pour 01000 ; outre-mer, le département a trois chiffres.',
      unsaved: 'Ce don n’a pas pu s’inscrire dans la feuille Dons.',
      until: ', jusqu’au ',
      past: 'Don à vérifier : la date d’enlèvement est passée.',
      model: 'Don à placer vous-même : le modèle ne répond pas.',
      blind: 'Don à placer vous-même : les besoins ne se lisent pas.',
      none: 'Don à placer vous-même : aucun besoin ouvert ne lui répond.',
      colon: ' : ',
      far: ', autre département mais vient chercher',
      part: ', n’en prend qu’une partie',
      no: 'Aucune de ces associations',
    },
    en: {
      zero: 'A sheet gives 1000 for 01000; overseas a département has three digits.',
      unsaved: 'This gift could not be entered in the sheet Gifts.',
      until: ', until ',
      past: 'Gift to be checked: the date for fetching has passed.',
      model: 'Gift for you to place: the model does not answer.',
      blind: 'Gift for you to place: needs cannot be read.',
      none: 'Gift for you to place: no open need answers to it.',
      colon: ': ',
      far: ', another département but comes to fetch',
      part: ', takes only part of it',
      no: 'None of these charities',
    },
  },
)
