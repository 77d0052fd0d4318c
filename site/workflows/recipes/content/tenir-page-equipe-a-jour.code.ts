/** The people that a page shows, beside those that the company has. */
import { inBoth } from '../../fragments/code.ts'

export const COMPARE = inBoth(
  (words) => `const halt = (why) => [{ json: { state: 'blind', why } }]
const page = $('page').first().json
const staff = $('staff').all().map(({ json }) => json)
const broken = [page, ...staff].find(({ error }) => error)
if (broken) return halt('${words.down}' + (broken.error.message ?? broken.message ?? broken.error))
if (Number(page.statusCode ?? 200) >= 400) return halt('${words.page}' + page.statusCode)
const { names = [], titles = [], photos = [] } = $('cards').first().json
const text = (value) => String(value ?? '').replace(/\\s+/gu, ' ').trim()
if (names.filter(text).length === 0) return halt('${words.selector}')
if (titles.length > 0 && titles.length !== names.length) return halt('${words.uneven}')
// « DUPONT Marie-Ève » and « Marie Eve Dupont » are one person.
const key = (name) => text(name).normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase().split(/[^\\p{L}]+/u).filter(Boolean).sort().join(' ')
const day = (value) => ['dd/MM/yyyy', 'd/M/yyyy', 'yyyy-MM-dd'].map((form) => DateTime.fromFormat(text(value), form, { zone: 'Europe/Paris' })).find((one) => one.isValid)
const yes = (value) => /^(?:oui|yes|x|true|1)$/i.test(text(value))
const people = staff.filter((one) => text(one.name))
if (people.length === 0) return halt('${words.empty}')
const wrong = people.filter((one) => text(one.left_on) && !day(one.left_on)).map((one) => text(one.name))
const here = people.filter((one) => { const left = day(one.left_on); return !left || left.endOf('day') >= $now })
const by = new Map(here.map((one) => [key(one.name), one]))
const gone = new Map(people.filter((one) => !here.includes(one)).map((one) => [key(one.name), one]))
const pictured = photos.map((alt) => key(alt))
const seen = new Set(names.map(key))
const lines = { remove: [], photo: [], title: [], add: [] }
for (const [at, raw] of names.entries()) {
  const name = text(raw), own = key(raw)
  if (!own) continue
  const one = by.get(own)
  if (!one) { const left = gone.get(own); lines.remove.push(name + (left ? '${words.since}' + day(left.left_on).toFormat('dd/MM/yyyy') + ')' : '${words.unknown}')); continue }
  if (!yes(one.page_ok)) { lines.remove.push(name + '${words.refuses}'); continue }
  if (!yes(one.photo_ok) && pictured.includes(own)) lines.photo.push(name)
  if (titles.length && text(one.title) && text(titles[at]).toLowerCase() !== text(one.title).toLowerCase()) lines.title.push(name + '${words.colon}' + text(titles[at]) + ' → ' + text(one.title))
}
for (const one of here) if (yes(one.page_ok) && !seen.has(key(one.name))) lines.add.push(text(one.name) + (text(one.title) ? ', ' + text(one.title) : ''))
const part = (title, list) => (list.length ? [title + '\\n' + list.map((line) => '- ' + line).join('\\n')] : [])
const out = [...part('${words.remove}', lines.remove), ...part('${words.photo}', lines.photo), ...part('${words.title}', lines.title), ...part('${words.add}', lines.add), ...part('${words.wrong}', wrong)]
const urgent = lines.remove.length + lines.photo.length
return [{ json: out.length === 0 ? { state: 'same', shown: names.length } : { state: 'change', urgent, total: urgent + lines.title.length + lines.add.length, text: out.join('\\n\\n') } }]`,
  {
    fr: {
      down: 'Page ou feuille illisible : ',
      page: 'La page répond ',
      selector: 'Aucun nom trouvé sur la page : vérifiez les sélecteurs dans « Lire les fiches ».',
      uneven: 'La page n’a pas autant de fonctions que de noms : vérifiez les sélecteurs.',
      empty: 'La feuille du personnel est vide, ou il lui manque la colonne name.',
      since: ' (parti le ',
      unknown: ' (absent de la feuille)',
      refuses: ' (n’a pas donné son accord, ou l’a retiré)',
      colon: ' : ',
      remove: 'À RETIRER',
      photo: 'PHOTO SANS ACCORD',
      title: 'Fonctions à reprendre',
      add: 'D’accord pour paraître, mais absents de la page',
      wrong: 'Dates de départ illisibles dans la feuille',
    },
    en: {
      down: 'Page or sheet unreadable: ',
      page: 'The page answers ',
      selector: 'No name found on the page: check the selectors in “Read the cards”.',
      uneven: 'The page has not as many job titles as names: check the selectors.',
      empty: 'The staff sheet is empty, or lacks the column name.',
      since: ' (left on ',
      unknown: ' (not in the sheet)',
      refuses: ' (has not agreed, or no longer does)',
      colon: ': ',
      remove: 'TO TAKE OFF',
      photo: 'PHOTO WITHOUT CONSENT',
      title: 'Job titles to change',
      add: 'Agreed to appear, but not on the page',
      wrong: 'Leaving dates that cannot be read in the sheet',
    },
  },
)
