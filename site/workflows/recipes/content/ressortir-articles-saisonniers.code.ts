import { inBoth } from '../../fragments/code.ts'

/** Posts read far more in the four weeks that come in six weeks' time than in an ordinary four weeks of last year. */
export const PICK = inBoth(
  (words) => String.raw`const { ahead, times, least, rest, pause } = $('settings').first().json
const told = (text) => [{ json: { kind: 'told', text } }]
const broken = (items) => items.map(({ json }) => json).find((one) => one.error)
const views = broken($('season').all()) ?? broken($('year').all())
if (views) return told('${words.views}' + (views.error.message ?? views.error))
const posts = $('posts').all().map(({ json }) => json)
const silent = posts.find((one) => one.error || (!one.link && Object.keys(one).length > 0))
if (silent) return told('${words.site}' + (silent.error?.message ?? silent.error ?? '${words.access}'))
const decoded = (text) => { try { return decodeURI(text) } catch { return text } }
const path = (link) => decoded(String(link).replace(/^https?:\/\/[^/]+/, '').split(/[?#]/)[0]).replace(/\/$/, '')
const sum = (items) => {
  const all = new Map()
  for (const { json } of items) if (json.pagePath !== undefined) all.set(path(json.pagePath), (all.get(path(json.pagePath)) ?? 0) + Number(json.screenPageViews))
  return all
}
const season = sum($('season').all()), year = sum($('year').all())
if (season.size === 0) return told('${words.none}')
const now = $now.setZone('Europe/Paris').startOf('day')
const had = new Map($input.all().filter(({ json }) => json.post !== undefined).map(({ json }) => [String(json.post), json.day]))
const days = (day) => now.diff(DateTime.fromISO(day), 'days').days
const start = now.plus({ days: ahead })
const plain = (text) => String(text ?? '').replace(/<[^>]*>/g, '').replace(/&#8217;|&rsquo;/g, '’').replace(/&nbsp;|&#160;/g, ' ').replace(/&amp;|&#038;/g, '&')
return posts.flatMap((post) => {
  if (!post.link || days(post.modified) < rest || days(had.get(String(post.id)) ?? '2000-01-01') < pause) return []
  const seen = season.get(path(post.link)) ?? 0
  // An ordinary four weeks: a thirteenth of the year.
  const usual = (year.get(path(post.link)) ?? 0) / 13
  if (seen < least || seen < usual * times) return []
  return [{ json: { kind: 'article', title: plain(post.title?.rendered), seen, ratio: String(usual ? Math.round(seen / usual * 10) / 10 : seen).replace('.', '${words.point}'), link: post.link, id: post.id, modified: String(post.modified).slice(0, 10), start: start.toFormat('${words.day}'), due: start.minus({ days: 14 }).toISODate() } }]
}).sort((one, other) => other.json.seen - one.json.seen)`,
  {
    fr: {
      views: 'Google Analytics n’a pas rendu les vues, rien n’est cherché : ',
      day: 'dd/MM/yyyy',
      point: ',',
      site: 'WordPress n’a pas rendu ses articles, rien n’est cherché : ',
      access: 'vérifiez l’accès',
      none: 'Aucune vue mesurée à la même saison l’an dernier : la propriété est trop jeune, ou son numéro est faux.',
    },
    en: {
      views: 'Google Analytics did not return the views, nothing was looked for: ',
      day: 'yyyy-MM-dd',
      point: '.',
      site: 'WordPress did not return its posts, nothing was looked for: ',
      access: 'check the access',
      none: 'No view was measured at the same season last year: the property is too young, or its number is wrong.',
    },
  },
)

export const REFUSED = inBoth(
  (words) => String.raw`const first = $input.first().json
return [{ json: { text: '${words.cards}' + $input.all().length + '. ' + (first.error?.message ?? first.message ?? first.error) } }]`,
  {
    fr: { cards: 'Cartes refusées par Trello, reprises lundi prochain : ' },
    en: { cards: 'Cards refused by Trello, to be tried again next Monday: ' },
  },
)
