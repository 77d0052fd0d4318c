/** Whether support got busier once a version was out. */
import { inBoth } from '../../fragments/code.ts'

/** Versions out for at least as many whole days as are compared, none older than a fortnight more. */
export const RELEASES = String.raw`const { days } = $('settings').first().json
const all = $input.all().map(({ json }) => json).filter((one) => one.tag_name && one.published_at && !one.draft && !one.prerelease)
return all.map((one) => ({ one, at: DateTime.fromISO(one.published_at) }))
  .filter(({ at }) => at.plus({ days }) <= $now && at.plus({ days: days + 14 }) > $now)
  .sort((one, other) => one.at - other.at)
  .map(({ one, at }) => ({ json: {
    tag: one.tag_name, url: one.html_url, day: at.setZone($now.zoneName).toFormat('dd/MM/yyyy'),
    near: all.filter((other) => other.tag_name !== one.tag_name && Math.abs(DateTime.fromISO(other.published_at).diff(at, 'days').days) < days).map(({ tag_name }) => tag_name).join(', '),
    before: at.minus({ days }).toUTC().toFormat("yyyy-MM-dd'T'HH:mm:ss'Z'"), at: at.toUTC().toFormat("yyyy-MM-dd'T'HH:mm:ss'Z'"), after: at.plus({ days }).toUTC().toFormat("yyyy-MM-dd'T'HH:mm:ss'Z'"),
  } }))`

/** Two counts a version, one below the other. */
export const WINDOWS = String.raw`const { query } = $('settings').first().json
return $input.all().flatMap(({ json }) => [[json.before, json.at], [json.at, json.after]].map(([from, to]) => ({ json: { query: ('type:ticket created>=' + from + ' created<' + to + ' ' + query).trim() } })))`

/** A rise counts when it is large, in shares and against chance: twice the root of both counts together. */
export const COMPARE = inBoth(
  ({
    unread,
    rise,
    calm,
    near,
    was,
    of,
    see,
    colon,
  }) => String.raw`const { desk, share, days } = $('settings').first().json
const counts = $input.all().map(({ json }) => json)
const queries = $('windows').all().map(({ json }) => json.query)
return $('fresh').all().map(({ json: one }, index) => {
  const [before, after] = [counts[index * 2], counts[index * 2 + 1]].map((json) => typeof json?.count === 'number' ? json.count : undefined)
  const faulty = [counts[index * 2], counts[index * 2 + 1]].find((json) => typeof json?.count !== 'number')
  if (faulty !== undefined || before === undefined || after === undefined) return { json: { state: 'unread', tag: one.tag, text: '${unread}' + one.tag + '${colon}' + String(faulty?.error?.message ?? faulty?.error ?? '?') } }
  const more = after - before
  const rose = more >= before * share && more > 2 * Math.sqrt(before + after)
  const link = desk + '/agent/search/1?q=' + encodeURIComponent(queries[index * 2 + 1])
  const text = (rose ? '${rise}' : '${calm}') + one.tag + ' (' + one.day + ')${colon}' + before + '${was}' + days + '${of}' + after + (one.near ? '\n${near}' + one.near : '') + '\n${see}' + link
  return { json: { state: rose ? 'rose' : 'calm', tag: one.tag, before, after, text } }
})`,
  {
    fr: {
      unread: 'Tickets non comptés pour la version ',
      rise: 'Hausse des tickets après la version ',
      calm: 'Pas de hausse des tickets après la version ',
      near: 'À lire avec prudence, versions voisines : ',
      was: ' tickets avant, puis (jours comparés : ',
      of: ') ',
      see: 'Les tickets d’après : ',
      colon: ' : ',
    },
    en: {
      unread: 'Tickets not counted for version ',
      rise: 'More tickets after version ',
      calm: 'No rise of tickets after version ',
      near: 'To be read with care, versions close by: ',
      was: ' tickets before, then (days compared: ',
      of: ') ',
      see: 'The tickets after: ',
      colon: ': ',
    },
  },
)
