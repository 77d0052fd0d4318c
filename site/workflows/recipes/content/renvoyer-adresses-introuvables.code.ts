import { inBoth } from '../../fragments/code.ts'

/** Addresses that visitors met a « not found » page at, the most met first. */
export const MISSING = inBoth(
  (words) => String.raw`const { site, title, least, most } = $('settings').first().json
const told = (text) => [{ json: { kind: 'told', text } }]
const seen = $('seen').all().map(({ json }) => json)
const views = seen.find((one) => one.error)
if (views) return told('${words.views}' + (views.error.message ?? views.error))
const read = [...$('posts').all(), ...$input.all()].map(({ json }) => json)
const silent = read.find((one) => one.error || (!one.link && Object.keys(one).length > 0))
if (silent) return told('${words.site}' + (silent.error?.message ?? silent.error ?? '${words.access}'))
if (!seen.some((one) => one.pagePath)) return told('${words.nothing}')
const found = new Map()
for (const one of seen)
  if (String(one.pageTitle ?? '').toLowerCase().includes(title.toLowerCase())) {
    const path = String(one.pagePath).split(/[?#]/)[0]
    if (path.startsWith('/') && path.length > 1 && path.length <= 200) found.set(path, (found.get(path) ?? 0) + Number(one.screenPageViews))
  }
const list = [...found].filter(([, count]) => count >= least).sort((one, other) => other[1] - one[1]).slice(0, most)
return list.length === 0 ? told('${words.none}' + title + '${words.close}') : list.map(([path, count]) => ({ json: { kind: 'address', path, count, link: site + path } }))`,
  {
    fr: {
      views: 'Google Analytics n’a pas rendu les vues, rien n’est cherché : ',
      site: 'WordPress n’a pas rendu ses pages, rien n’est cherché : ',
      access: 'vérifiez l’accès',
      nothing:
        'Google Analytics n’a compté aucune page en 30 jours : vérifiez le numéro de la propriété.',
      none: 'Aucune adresse introuvable assez vue en 30 jours. Titre cherché : « ',
      close: ' ».',
    },
    en: {
      views: 'Google Analytics did not return the views, nothing was looked for: ',
      site: 'WordPress did not return its pages, nothing was looked for: ',
      access: 'check the access',
      nothing: 'Google Analytics counted no page in 30 days: check the number of the property.',
      none: 'No address that was not found was met often enough in 30 days. Title looked for: “',
      close: '”.',
    },
  },
)

/** A page of the same name is sure; else up to four that share words with the address. */
export const NEAR = inBoth(
  (words) => String.raw`const asked = $('kind').all(0).map(({ json }) => json)
const bare = (text) => String(text ?? '').toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '')
const plain = (text) => String(text ?? '').replace(/<[^>]*>/g, '').replace(/&#8217;|&rsquo;/g, '’').replace(/&nbsp;|&#160;/g, ' ').replace(/&amp;|&#038;/g, '&')
const decoded = (path) => { try { return decodeURIComponent(path) } catch { return path } }
const path = (link) => String(link).replace(/^https?:\/\/[^/]+/, '') || '/'
const STOP = new Set('les des une pour avec dans sur par aux est que the and for with from html php'.split(' '))
const split = (text) => [...new Set(bare(text).split(/[^a-z0-9]+/).filter((word) => word.length > 2 && !/^(19|20)\d\d$/.test(word) && !STOP.has(word)))]
const name = (address) => bare(decoded(address).replace(/\/+$/, '').split('/').pop().replace(/\.(html?|php)$/, ''))
const pages = [...$('posts').all(), ...$('pages').all()].map(({ json }) => json).filter((one) => one.link).map((one) => ({ to: path(one.link), title: plain(one.title?.rendered), name: name(path(one.link)), words: split(path(one.link) + ' ' + plain(one.title?.rendered)) }))
const sure = [], doubt = [], none = []
let mended = 0, mute = 0
for (const [at, { json }] of $input.all().entries()) {
  const one = { from: asked[at].path, count: asked[at].count }
  if (json.error || !json.statusCode || (json.statusCode >= 400 && ![404, 410].includes(json.statusCode))) { mute += 1; continue }
  if (json.statusCode < 400) { mended += 1; continue }
  // A page sent to itself would turn in circles.
  const others = pages.filter((page) => decoded(page.to).toLowerCase().replace(/\/+$/, '') !== decoded(one.from).toLowerCase().replace(/\/+$/, ''))
  const same = others.filter((page) => page.name && page.name === name(one.from))
  if (same.length === 1) { sure.push({ ...one, to: same[0].to, title: same[0].title }); continue }
  const own = split(decoded(one.from))
  const near = others.map((page) => ({ ...page, score: own.filter((word) => page.words.includes(word)).length / Math.sqrt(Math.max(1, own.length * page.words.length)) })).filter(({ score }) => score > 0).sort((one, other) => other.score - one.score).slice(0, 4).map(({ to, title }) => ({ to, title }))
  if (near.length) doubt.push({ ...one, near }); else none.push(one)
}
const state = doubt.length ? 'ask' : sure.length || none.length ? 'plain' : 'told'
return [{ json: { state, sure, doubt, none, mended, mute, text: state === 'told' ? '${words.mended}' + mended + '${words.mute}' + mute + '.' : '',
  list: doubt.map((one, at) => (at + 1) + '. ' + decoded(one.from).replace(/[<>\n]/g, ' ').slice(0, 120) + '\n' + one.near.map((page, place) => '   ' + (place + 1) + ') ' + page.title.replace(/[<>\n]/g, ' ') + ' — ' + page.to).join('\n')).join('\n') } }]`,
  {
    fr: {
      mended: 'Aucune redirection à proposer. Adresses qui répondent de nouveau : ',
      mute: ' ; sans réponse claire : ',
    },
    en: {
      mended: 'No redirection to propose. Addresses that answer again: ',
      mute: '; no clear answer: ',
    },
  },
)

/** What the model chose counts only where it was offered. */
export const CHOOSE = inBoth(
  (words) => String.raw`const { sure, doubt, none, mended, mute } = $('near').first().json
const answer = $input.first().json
const choices = Array.isArray(answer.output?.choices) ? answer.output.choices : undefined
const chosen = [], left = []
for (const [at, one] of doubt.entries()) {
  const said = (choices ?? []).filter(({ address }) => address === at + 1)
  const page = said.length === 1 ? one.near[said[0].page - 1] : undefined
  if (page) chosen.push({ ...one, ...page })
  else left.push(one)
}
const times = (one) => one.from + ' (' + one.count + '${words.times})'
const arrow = (one) => '- ' + times(one) + ' → ' + one.to + '${words.colon}' + one.title
const part = (title, lines) => lines.length ? [title, ...lines, ''] : []
const cell = (value) => '"' + value.replace(/"/g, '""') + '"'
const rows = [...sure, ...chosen]
return [{ json: { count: rows.length, csv: [['source', 'target'], ...rows.map(({ from, to }) => [from, to])].map((row) => row.map(cell).join(',')).join('\r\n'), text: [
  ...part('${words.sure}', sure.map(arrow)),
  ...part('${words.chosen}', chosen.map(arrow)),
  ...part(choices || doubt.length === 0 ? '${words.left}' : '${words.silent}', left.map((one) => '- ' + times(one) + ' ? ' + one.near.map(({ to }) => to).join(', '))),
  ...part('${words.none}', none.map((one) => '- ' + times(one))),
  '${words.mended}' + mended + '${words.mute}' + mute + '.',
].join('\n') } }]`,
  {
    fr: {
      times: ' vues',
      colon: ' : ',
      sure: 'Même nom, autre dossier :',
      chosen: 'Proposées par le modèle, à vérifier :',
      left: 'Pages voisines, aucune retenue :',
      silent: 'Le modèle n’a pas répondu ; pages voisines, à choisir vous-même :',
      none: 'Rien d’approchant : laissez-les introuvables, ou écrivez la page :',
      mended: 'Déjà réparées : ',
      mute: ' ; sans réponse claire : ',
    },
    en: {
      times: ' views',
      colon: ': ',
      sure: 'Same name, another folder:',
      chosen: 'Proposed by the model, to be checked:',
      left: 'Pages nearby, none kept:',
      silent: 'The model did not answer; pages nearby, for you to choose:',
      none: 'Nothing like it: leave them missing, or write the page:',
      mended: 'Mended already: ',
      mute: '; no clear answer: ',
    },
  },
)
