import { inBoth } from '../../fragments/code.ts'

/** The addresses of the site map that no proposal was written for yet. */
export const URLS = inBoth(
  (words) => String.raw`const { most } = $('settings').first().json
const told = (text) => [{ json: { kind: 'told', text } }]
if ($('known').all().some(({ json }) => json.error)) return told('${words.sheet}')
const xml = String($json.data ?? '')
if (/<sitemapindex/i.test(xml)) return told('${words.index}')
const had = new Set($('known').all().map(({ json }) => String(json.URL ?? '').trim()))
const urls = [...xml.matchAll(/<url>[^]*?<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, url]) => url.replace(/&amp;/g, '&'))
if (urls.length === 0) return told('${words.empty}')
const open = urls.filter((url) => !had.has(url))
// A large site is read by slices, another one each week.
const start = open.length > most ? ($now.weekNumber * most) % open.length : 0
const left = [...open, ...(start ? open : [])].slice(start, start + most)
return left.length ? left.map((url) => ({ json: { kind: 'read', url } })) : told('${words.none}')`,
  {
    fr: {
      sheet: 'La feuille n’a pas répondu : rien n’est proposé, pour ne rien proposer deux fois.',
      index:
        'L’adresse donnée est celle d’un index : donnez celle d’un plan qui contient des pages.',
      empty: 'Le plan du site ne contient aucune adresse.',
      none: 'Toutes les pages du plan sont déjà dans la feuille.',
    },
    en: {
      sheet: 'The sheet did not answer: nothing was proposed, so that nothing is proposed twice.',
      index: 'The address given is that of an index: give one of a map that holds pages.',
      empty: 'The site map holds no address.',
      none: 'All pages of the map are in the sheet already.',
    },
  },
)

/** What each page says of itself today, and why that will not do. */
export const READ = inBoth(
  (words) => String.raw`const { least, longest, batch, letters } = $('settings').first().json
const text = (html) => html.replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ').replace(/&(?:#0?39|rsquo|#8217);/g, '’').replace(/&quot;/g, '"').replace(/&amp;/g, '&').replace(/\s+/g, ' ').trim()
const pages = $input.all().map(({ json }, at) => {
  const url = $('urls').all()[at].json.url
  const html = String(json.data ?? '')
  if (json.error || !/<body/i.test(html)) return { url, lost: true }
  const meta = (html.match(/<meta\b[^>]*>/gi) ?? [])
  const content = (name) => { const tag = meta.find((one) => new RegExp('name=["\']' + name + '["\']', 'i').test(one)); return text((/content="([^"]*)"/i.exec(tag ?? '') ?? /content='([^']*)'/i.exec(tag ?? '') ?? [])[1] ?? '') }
  const main = (/<main[^>]*>([^]*?)<\/main>/i.exec(html) ?? /<body[^>]*>([^]*)<\/body>/i.exec(html) ?? ['', ''])[1].replace(/<(script|style|nav|header|footer|form|noscript)\b[^]*?<\/\1>/gi, ' ')
  return { url, now: content('description'), hidden: /noindex/i.test(content('robots')), title: text((/<title[^>]*>([^]*?)<\/title>/i.exec(html) ?? [])[1] ?? ''), text: text(main).slice(0, letters) }
})
const times = new Map()
for (const { now } of pages) if (now) times.set(now, (times.get(now) ?? 0) + 1)
const why = ({ now }) => !now ? '${words.missing}' : times.get(now) > 1 ? '${words.twice}' : now.length < least ? '${words.short}' : now.length > longest ? '${words.long}' : ''
const lost = pages.filter((page) => page.lost).length
const all = pages.filter((page) => !page.lost && !page.hidden && page.text.length > 200 && why(page))
// Another dozen each week: pages refused time and again do not bar the way to others.
const from = all.length > batch ? ($now.weekNumber * batch) % all.length : 0
const poor = [...all.slice(from), ...all.slice(0, from)].slice(0, batch)
if (poor.length === 0) return [{ json: { kind: 'told', text: '${words.none}' + (lost ? ' ${words.lost}' + lost : '') } }]
return poor.map((page) => ({ json: { kind: 'write', ...page, why: why(page), lost } }))`,
  {
    fr: {
      missing: 'absente',
      twice: 'identique à une autre',
      short: 'trop courte',
      long: 'trop longue',
      none: 'Aucune description à revoir.',
      lost: 'Pages non lues : ',
    },
    en: {
      missing: 'missing',
      twice: 'same as another',
      short: 'too short',
      long: 'too long',
      none: 'No description to look at.',
      lost: 'Pages not read: ',
    },
  },
)

/** A proposal is kept if it fits and holds no figure that the page does not. */
export const CHECK = inBoth(
  (words) => String.raw`const { least, longest } = $('settings').first().json
const all = $('way').all().map(({ json }) => json)
const seen = new Set($('known').all().map(({ json }) => String(json.Proposal ?? '').trim()).filter(Boolean))
// « 9 » is not in « 1982 ».
const holds = (text, figure) => new RegExp('(?<!\\d|\\d[.,])' + figure.replace(/[.]/g, '\\.') + '(?!\\d|[.,]\\d)').test(text)
return $input.all().map(({ json }, at) => {
  const page = all[at]
  const said = String(json.output?.description ?? '').replace(/\s+/g, ' ').trim()
  const figures = said.match(/\d+(?:[ .,]\d+)*/g) ?? []
  const fault = !json.output ? '${words.silent}' : said === '' ? '${words.refused}' : said.length < least || said.length > longest ? '${words.length}' + said.length
    : figures.some((one) => !holds(page.text, one)) ? '${words.figure}' : /["<>]|https?:/.test(said) ? '${words.signs}' : seen.has(said) ? '${words.same}' : ''
  seen.add(said)
  return { json: { url: page.url, why: page.why, now: page.now, said, fault, lost: page.lost } }
})`,
  {
    fr: {
      silent: 'le modèle n’a pas répondu',
      refused: 'le modèle n’a pas trouvé de quoi décrire',
      length: 'longueur hors limites, ',
      figure: 'chiffre absent de la page',
      signs: 'guillemets droits, balise ou adresse',
      same: 'déjà proposée pour une autre page',
    },
    en: {
      silent: 'the model did not answer',
      refused: 'the model found nothing to describe',
      length: 'length out of bounds, ',
      figure: 'a figure that the page lacks',
      signs: 'straight quotes, a tag or an address',
      same: 'proposed for another page already',
    },
  },
)

/** Written to the sheet or not, page by page. */
export const SUM = inBoth(
  (words) => String.raw`const all = $('check').all().map(({ json }) => json)
const good = all.filter(({ fault }) => !fault)
const refused = good.filter((_, at) => $input.all()[at]?.json.error)
const lines = [...all.filter(({ fault }) => fault).map((one) => '- ' + one.url + '${words.colon}' + one.fault), ...refused.map((one) => '- ' + one.url + '${words.colon}${words.sheet}')]
return [{ json: { kept: good.length - refused.length, text: '${words.kept}' + (good.length - refused.length) + (all[0].lost ? '\n${words.lost}' + all[0].lost : '') + (lines.length ? '\n\n${words.again}\n' + lines.join('\n') : '') } }]`,
  {
    fr: {
      colon: ' : ',
      sheet: 'la feuille a refusé la ligne',
      kept: 'Propositions dans la feuille : ',
      lost: 'Pages non lues : ',
      again: 'À reprendre un autre mardi :',
    },
    en: {
      colon: ': ',
      sheet: 'the sheet refused the row',
      kept: 'Proposals in the sheet: ',
      lost: 'Pages not read: ',
      again: 'To be tried again another Tuesday:',
    },
  },
)
