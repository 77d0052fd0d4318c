/** The people that a page shows, beside those that the company has. */
import { inBoth } from '../../fragments/code.ts'

/** One entry a card, whatever it lacks: a list of names and one of titles would slip against each other. */
export const CARDS = String.raw`const { card, role } = $('settings').first().json
const page = $('page').first().json
const html = String(page.data ?? '').replace(/<!--[^]*?-->/g, ' ').replace(/<(script|style)\b[^]*?<\/\1>/gi, ' ')
const within = (name) => 'class\\s*=\\s*["\'](?:[^"\']*\\s)?' + name.replace(/[^\w-]/g, '') + '(?:\\s[^"\']*)?["\']'
const plain = (text) => String(text ?? '').replace(/<[^>]*>/g, ' ').replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))).replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(parseInt(code, 16))).replace(/&([a-z])(acute|grave|circ|uml|cedil|tilde);/gi, (_, letter, sign) => (letter + { acute: '\u0301', grave: '\u0300', circ: '\u0302', uml: '\u0308', cedil: '\u0327', tilde: '\u0303' }[sign.toLowerCase()]).normalize('NFC')).replace(/&nbsp;/g, ' ').replace(/&rsquo;|&apos;/g, '’').replace(/&amp;/g, '&').replace(/\s+/gu, ' ').trim()
const cards = html.split(new RegExp('<[a-z][a-z0-9]*\\b[^>]*' + within(card) + '[^>]*>', 'i')).slice(1).map((part) => ({
  name: plain((/<h[1-6][^>]*>([^]*?)<\/h[1-6]>/i.exec(part) ?? [])[1]),
  title: plain((new RegExp('<([a-z][a-z0-9]*)\\b[^>]*' + within(role) + '[^>]*>([^]*?)</\\1>', 'i').exec(part) ?? [])[2]),
  photo: plain((/<img\b[^>]*\balt\s*=\s*(["'])([^]*?)\1/i.exec(part) ?? [])[2]),
}))
return [{ json: { cards: cards.filter(({ name }) => name) } }]`

export const COMPARE = inBoth(
  (words) => `const halt = (why) => [{ json: { state: 'blind', why } }]
const page = $('page').first().json
const staff = $('staff').all().map(({ json }) => json)
const broken = [page, ...staff].find(({ error }) => error)
if (broken) return halt('${words.down}' + (broken.error.message ?? broken.message ?? broken.error))
if (Number(page.statusCode ?? 200) >= 400) return halt('${words.page}' + page.statusCode)
const { cards } = $('cards').first().json
const text = (value) => String(value ?? '').replace(/\\s+/gu, ' ').trim()
if (cards.length === 0) return halt('${words.selector}')
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
// « Portrait de Marie Dupont » shows her as much as her bare name does.
const pictured = cards.map(({ photo }) => new Set(key(photo).split(' ')))
const seen = new Set(cards.map(({ name }) => key(name)))
const lines = { remove: [], photo: [], title: [], add: [] }
for (const { name, title } of cards) {
  const own = key(name)
  const one = by.get(own)
  if (!one) { const left = gone.get(own); lines.remove.push(name + (left ? '${words.since}' + day(left.left_on).toFormat('dd/MM/yyyy') + ')' : '${words.unknown}')); continue }
  if (!yes(one.page_ok)) { lines.remove.push(name + '${words.refuses}'); continue }
  if (!yes(one.photo_ok) && pictured.some((words) => own.split(' ').every((word) => words.has(word)))) lines.photo.push(name)
  if (title && text(one.title) && title.toLowerCase() !== text(one.title).toLowerCase()) lines.title.push(name + '${words.colon}' + title + ' → ' + text(one.title))
}
for (const one of here) if (yes(one.page_ok) && !seen.has(key(one.name))) lines.add.push(text(one.name) + (text(one.title) ? ', ' + text(one.title) : ''))
const part = (title, list) => (list.length ? [title + '\\n' + list.map((line) => '- ' + line).join('\\n')] : [])
const out = [...part('${words.remove}', lines.remove), ...part('${words.photo}', lines.photo), ...part('${words.title}', lines.title), ...part('${words.add}', lines.add), ...part('${words.wrong}', wrong)]
const urgent = lines.remove.length + lines.photo.length
return [{ json: out.length === 0 ? { state: 'same', shown: cards.length } : { state: 'change', urgent, total: urgent + lines.title.length + lines.add.length, text: out.join('\\n\\n') } }]`,
  {
    fr: {
      down: 'Page ou feuille illisible : ',
      page: 'La page répond ',
      selector: 'Aucun nom trouvé sur la page : vérifiez les classes card et role des réglages.',
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
      selector: 'No name found on the page: check the classes card and role in the settings.',
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
