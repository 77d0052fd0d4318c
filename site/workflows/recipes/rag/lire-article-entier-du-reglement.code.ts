/** From the passages found to the articles they stand in, to those that these name, and to an answer held against them. */
import { inBoth } from '../../fragments/code.ts'

/** A distance: the smaller, the nearer. A store of vectors that fails hands back the question. */
export const PICKED = `const { farthest, most } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const isDown = rows.some((row) => !row.document && Object.keys(row).length > 0)
const near = rows.filter(({ document, score }) => document && score <= farthest).sort((one, other) => one.score - other.score)
const keys = [...new Set(near.map(({ document: { metadata } }) => metadata.document + '|' + metadata.article))].slice(0, most)
return [{ json: { state: isDown ? 'down' : keys.length > 0 ? 'some' : 'none', list: keys.join(';;') } }]`

/** « articles 12, 13 et 15-2 », « articles 20 à 22 »; a number followed by a code or an act is somebody else’s article. */
export const NAMED = String.raw`const ARTICLES = /(?:\barticles?|\bart\.)\s+(\d+(?:[-.]\d+)*(?:\s*(?:,|et|ou|and|or|à|to)\s*\d+(?:[-.]\d+)*)*)/gi
const FOREIGN = /^\s*(?:(?:du|de\s+ce|of\s+the|of\s+this)\s+(?:présent\s+|present\s+)?(?:code|act)|de\s+la\s+(?:loi|convention|directive)|de\s+l['’]accord\s+(?:national|de\s+branche|interprofessionnel)|du\s+décret|of\s+decree|of\s+the\s+(?:collective|national|industry)\s+agreement)/i
const numbers = (list) => list.split(/\s*(?:,|et|ou|and|or)\s*/).flatMap((part) => {
  const [from, to] = part.split(/\s*(?:à|to)\s*/)
  const isRange = /^\d+$/.test(from) && /^\d+$/.test(to ?? '') && Number(to) > Number(from) && Number(to) - Number(from) <= 10
  return isRange ? Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at)) : [from, to].filter(Boolean)
})
const named = (body) => [...body.matchAll(ARTICLES)].filter((one) => !FOREIGN.test(body.slice(one.index + one[0].length))).flatMap((one) => numbers(one[1]))
const came = $input.all().map(({ json }) => json)
const read = came.filter(({ body }) => body)
const keyOf = (one) => one.document + '|' + one.article
const have = read.map(keyOf)
const more = [...new Set(read.flatMap((one) => named(one.body).map((article) => one.document + '|' + article)))].filter((key) => !have.includes(key))
const isDown = came.some(({ error }) => error !== undefined)
return [{ json: { state: isDown ? 'down' : read.length > 0 ? 'some' : 'missing', more, list: more.join(';;') } }]`

/** Too long is said: an article cut short would be a passage once more. */
export const GATHERED = `const first = $('whole').all().map(({ json }) => json).filter(({ body }) => body)
const { more, state } = $('named').first().json
const { longest } = $('settings').first().json
const came = $input.all().map(({ json }) => json)
const second = came.filter(({ body }) => body)
const keys = second.map((one) => one.document + '|' + one.article)
const articles = [...first, ...second].map(({ document, article, title, body }, at) => ({ document, article, title: title ?? '', body, byReference: at >= first.length }))
const text = articles.map((one, at) => '[' + (at + 1) + '] ' + one.document + ', article ' + one.article + ' (' + one.title + ')\\n' + one.body).join('\\n\\n')
const isDown = came.some(({ error }) => error !== undefined)
return [{ json: {
  state: state !== 'some' ? state : isDown ? 'down' : text.length > longest ? 'long' : 'ready',
  articles, text, absent: more.filter((key) => !keys.includes(key)).map((key) => key.split('|')[1]).join(', '),
} }]`

/** Every number of the answer has to stand in an article or in the question: 3 days are not 5. */
export const PAGE = inBoth(
  (say: Record<string, string>) => String.raw`const came = $input.first().json
const isRead = came.text !== undefined || came.error !== undefined || came.articles !== undefined
const { articles = [], absent = '' } = isRead ? $('gathered').first().json : {}
const state = came.error !== undefined ? 'silent' : came.state ?? 'answered'
const said = state === 'answered' ? String(came.text ?? '').trim() : ''
const isOpen = said.includes('${say['open']}')
const cited = [...new Set([...said.matchAll(/\[(\d+)\]/g)].map((one) => Number(one[1])))]
const figures = (one) => one.match(/\d+(?:[.,]\d+)?/g) ?? []
const held = new Set(figures(articles.map((one) => one.article + ' ' + one.body).join(' ') + ' ' + $('settings').first().json.question))
const sound = said !== '' && !isOpen && cited.length > 0 && cited.every((one) => articles[one - 1]) && figures(said.replace(/\[\d+\]/g, ' ')).every((one) => held.has(one))
const head = state === 'down' ? '${say['down']}' : state === 'none' ? '${say['none']}' : state === 'missing' ? '${say['missing']}' : state === 'long' ? '${say['long']}' : state === 'silent' ? '${say['silent']}' : sound ? said : isOpen ? '${say['notThere']}' : '${say['doubt']}'
const safe = (one) => String(one).replace(/&/g, '&amp;').replace(/</g, '&lt;')
const name = (one, at) => '[' + (at + 1) + '] ' + one.document + ', article ' + one.article + (one.title ? '${say['colon']}' + one.title : '') + (one.byReference ? '${say['reference']}' : '')
const shown = state === 'down' ? [] : articles.map((one, at) => state === 'long' ? name(one, at) : name(one, at) + '\n' + one.body)
const notes = absent && state !== 'down' ? ['${say['absent']}' + absent + '.'] : []
return [{ json: { sound, state, title: sound ? '${say['title']}' : '${say['read']}', message: [head, ...notes, ...shown].map(safe).join('\n\n') } }]`,
  {
    fr: {
      open: 'NON RÉGLÉ',
      colon: ' : ',
      down: 'La recherche ou les articles ne répondent pas : rien n’a été lu. Réessayez plus tard.',
      none: 'Aucun article ne s’approche de la question.',
      missing:
        'Un passage a été trouvé, mais son article manque dans la table : signalez-le à qui la tient.',
      long: 'Trop d’articles pour une seule réponse. À lire :',
      silent: 'Le modèle ne répond pas. Voici les articles entiers :',
      notThere: 'Les articles trouvés ne règlent pas ce point. Les voici entiers :',
      doubt: 'La réponse n’a pas passé le contrôle. Voici les articles entiers :',
      reference: ' (lu par renvoi)',
      absent: 'Cités, mais absents de la table : articles ',
      title: 'Réponse',
      read: 'À lire vous-même',
    },
    en: {
      open: 'NOT SETTLED',
      colon: ': ',
      down: 'Search or articles do not answer: nothing was read. Try again later.',
      none: 'No article comes near the question.',
      missing:
        'A passage was found, but its article is missing from the table: tell whoever keeps it.',
      long: 'Too many articles for one answer. To be read:',
      silent: 'The model does not answer. Here are the articles in full:',
      notThere: 'The articles found do not settle this point. Here they are in full:',
      doubt: 'The reply did not pass the check. Here are the articles in full:',
      reference: ' (read by reference)',
      absent: 'Named, but absent from the table: articles ',
      title: 'Answer',
      read: 'For you to read',
    },
  },
)
