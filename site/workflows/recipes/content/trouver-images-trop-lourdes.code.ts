import { inBoth } from '../../fragments/code.ts'

/** Each picture once, with the posts and pages that show it. */
export const COLLECT = inBoth(
  (words) => String.raw`const { site } = $('settings').first().json
const told = (text) => [{ json: { state: 'told', text } }]
const read = [...$('posts').all(), ...$input.all()].map(({ json }) => json)
// A node that could not start hands on what it was given, which is no post.
const silent = read.find((one) => one.error || (!one.content && Object.keys(one).length > 0))
if (silent) return told('${words.silent}' + (silent.error?.message ?? silent.error ?? '${words.access}'))
const plain = (text) => String(text ?? '').replace(/<[^>]*>/g, '').replace(/&#8217;|&rsquo;/g, '’').replace(/&nbsp;|&#160;/g, ' ').replace(/&amp;|&#038;/g, '&')
const found = new Map()
for (const one of read)
  for (const [, , raw] of String(one.content?.rendered ?? '').matchAll(/<img\b[^>]*?\ssrc\s*=\s*(["'])(.*?)\1/gis)) {
    const address = raw.replace(/&amp;|&#038;/g, '&').trim()
    const link = address.startsWith('//') ? 'https:' + address : address.startsWith('/') ? site + address : address
    if (!/^https?:\/\//.test(link)) continue
    const places = found.get(link) ?? found.set(link, []).get(link)
    const place = { id: one.id, title: plain(one.title?.rendered), edit: site + '/wp-admin/post.php?post=' + one.id + '&action=edit' }
    if (!places.some(({ id }) => id === one.id)) places.push(place)
  }
return found.size === 0 ? told('${words.none}') : [...found].map(([link, places]) => ({ json: { state: 'image', link, places } }))`,
  {
    fr: {
      silent: 'WordPress n’a pas rendu ses pages, aucune image n’est pesée : ',
      access: 'vérifiez l’accès',
      none: 'Aucune image dans les articles et pages publiés.',
    },
    en: {
      silent: 'WordPress did not return its pages, no picture was weighed: ',
      access: 'check the access',
      none: 'No picture in the published posts and pages.',
    },
  },
)

/** Pages by what their pictures weigh; a picture counts on each page that shows it. */
export const WEIGH = inBoth(
  (words) => String.raw`const { image, page, most } = $('settings').first().json
const asked = $('kind').all(0).map(({ json }) => json)
let unknown = 0
const pages = new Map(), heavy = []
for (const [at, { json }] of $input.all().entries()) {
  const one = asked[at]
  const weight = Number(json.headers?.['content-length'])
  if (json.error || json.statusCode !== 200 || !(weight > 0)) { unknown += 1; continue }
  const kb = Math.round(weight / 1000)
  const type = String(json.headers['content-type'] ?? '').split(';')[0].replace('image/', '').toUpperCase()
  if (kb > image) heavy.push(one.link)
  for (const place of one.places) {
    const mine = pages.get(place.id) ?? pages.set(place.id, { ...place, kb: 0, images: [] }).get(place.id)
    mine.kb += kb
    mine.images.push({ link: one.link, kb, type })
  }
}
const over = [...pages.values()].filter((one) => one.kb > page || one.images.some(({ kb }) => kb > image)).sort((one, other) => other.kb - one.kb)
const weighed = asked.length - unknown
const foot = ['', '${words.weighed}' + weighed + '${words.unknown}' + unknown + '.']
if (over.length === 0) return [{ json: { pages: 0, heavy: 0, weighed, text: [weighed ? '${words.fine}' : '${words.blind}', ...foot].join('\n') } }]
// A page may be heavy by many small pictures: then the largest of these are named.
const named = (images) => { const big = images.filter(({ kb }) => kb > image); return (big.length ? big : images).sort((a, b) => b.kb - a.kb).slice(0, 5) }
const lines = over.slice(0, most).flatMap((one) => [
  one.title + '${words.colon}' + one.kb + '${words.kb}' + one.edit,
  ...named(one.images).map(({ link, kb, type }) => '  – ' + kb + '${words.kb}' + type + ', ' + link),
])
const more = over.length > most ? ['', '${words.more}' + (over.length - most)] : []
return [{ json: { pages: over.length, heavy: heavy.length, weighed, text: ['${words.head}' + page + '${words.or}' + image + '${words.end}', '', ...lines, ...more, ...foot].join('\n') } }]`,
  {
    fr: {
      weighed: 'Images pesées : ',
      unknown: ' ; non pesées (sans réponse, ou poids non dit) : ',
      blind: 'Aucune image n’a pu être pesée : le serveur refuse peut-être les demandes d’en-tête.',
      fine: 'Aucune page au-dessus des seuils.',
      colon: ' : ',
      kb: ' ko, ',
      more: 'Pages restantes, non détaillées : ',
      head: 'Pages dont les images dépassent ',
      or: ' ko, ou dont une image dépasse ',
      end: ' ko :',
    },
    en: {
      weighed: 'Pictures weighed: ',
      unknown: '; not weighed (no answer, or no weight given): ',
      blind: 'No picture could be weighed: the server may refuse requests for headers.',
      fine: 'No page above the thresholds.',
      colon: ': ',
      kb: ' kB, ',
      more: 'Pages left, without detail: ',
      head: 'Pages whose pictures exceed ',
      or: ' kB, or with a picture above ',
      end: ' kB:',
    },
  },
)
