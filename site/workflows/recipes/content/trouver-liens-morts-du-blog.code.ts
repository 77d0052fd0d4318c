/** A link counts as dead when the page is gone, never when a site is slow or keeps robots out. */
import { inBoth } from '../../fragments/code.ts'

export const COLLECT = `const { host } = $('settings').first().json
const plain = (text) => text.replaceAll('&amp;', '&').replaceAll('&#038;', '&').replace(/&#(\\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
const found = new Map()
for (const { json } of $input.all())
  for (const [, , raw] of json.content.rendered.matchAll(/<a\\s[^>]*?href\\s*=\\s*(["'])\\s*(https?:\\/\\/[^\\s\\/].*?)\\1/gis)) {
    const link = plain(raw).trim().split('#')[0]
    const site = link.split('/')[2].toLowerCase().replace(/^www\\./, '')
    if (site === host || site.endsWith('.' + host)) continue
    const posts = found.get(link) ?? found.set(link, []).get(link)
    const edit = 'https://' + host + '/wp-admin/post.php?post=' + json.id + '&action=edit'
    if (!posts.some((one) => one.edit === edit)) posts.push({ title: plain(json.title.rendered), edit })
  }
return [...found].map(([link, posts]) => ({ json: { link, posts } }))`

/** Some servers refuse to be asked for the head of a page alone. */
export const DOUBT = `const links = $('collect').all()
return $input.all().flatMap(({ json }, at) => {
  const gone = /ENOTFOUND|incorrect host/.test(JSON.stringify(json.error ?? ''))
  return gone || [404, 405, 410, 501].includes(json.statusCode) ? [{ json: links[at].json }] : []
})`

export const DEAD = `const asked = $('doubt').all()
const dead = $input.all().flatMap(({ json }, at) => {
  const gone = /ENOTFOUND|incorrect host/.test(JSON.stringify(json.error ?? ''))
  return gone || [404, 410].includes(json.statusCode)
    ? [{ ...asked[at].json, cause: gone ? 'DNS' : String(json.statusCode) }]
    : []
})
const tried = $('collect').all().length
return dead.length === 0 ? [] : [{ json: { tried, dead, sane: tried < 10 || dead.length <= tried / 2 } }]`

/** Seen a week ago as well: told. Seen for the first time, or after a gap: only noted. */
export const JUDGE = `const rows = new Map($input.all().map(({ json }) => [json.link, json]))
const days = (day) => Math.round($now.startOf('day').diff(DateTime.fromISO(day), 'days').days)
return $('dead').first().json.dead.flatMap((one) => {
  const row = rows.get(one.link)
  if (row?.told && days(row.told) < 90) return []
  const age = row?.seen ? days(row.seen) : 99
  return age < 5 ? [] : [{ json: { ...one, twice: age <= 9 } }]
})`

export const LINES = inBoth(
  (words) => `const links = $('twice').all(0)
return [{ json: {
  count: links.length,
  text: links.map(({ json }, at) => {
    const answer = $input.all()[at].json
    const copy = answer.archived_snapshots?.closest
    const found = answer.error ? '${words.silent}'
      : copy?.available && copy.status === '200'
        ? '${words.copy}' + DateTime.fromFormat(copy.timestamp.slice(0, 8), 'yyyyMMdd').toFormat('dd/MM/yyyy') + '${words.colon}' + copy.url.replace(/^http:/, 'https:')
        : '${words.none}'
    return json.link + ' (' + json.cause + ')\\n  ' + found + '\\n' + json.posts.map((one) => '  – ' + one.title + '${words.colon}' + one.edit).join('\\n')
  }).join('\\n\\n'),
} }]`,
  {
    fr: {
      silent: 'copie non cherchée, l’archive n’a pas répondu',
      copy: 'copie du ',
      colon: ' : ',
      none: 'aucune copie archivée',
    },
    en: {
      silent: 'copy not looked for, the archive did not answer',
      copy: 'copy of ',
      colon: ': ',
      none: 'no archived copy',
    },
  },
)
