import { inBoth } from '../../fragments/code.ts'

/** Each page that changed, against its last revision from before: sentences gone, sentences new. */
export const DIFF = inBoth(
  (words) => String.raw`const { since, watched, site, monday } = $('settings').first().json
const before = (gmt) => DateTime.fromISO(gmt, { zone: 'utc' }) < DateTime.fromISO(since)
const sentences = (raw) => String(raw ?? '')
  .replace(/<!--[^]*?-->|<(script|style)[^]*?<\/\1>/gi, ' ').replace(/<\/(p|li|h[1-6]|td|th|blockquote|div)>|<br[^>]*>/gi, '\n').replace(/<[^>]*>/g, '')
  .replace(/&nbsp;|\u00A0|\u202F/g, ' ').replace(/&rsquo;|&#8217;/g, '’').replace(/&amp;/g, '&')
  .split(/\n|(?<=[.!?…])\s+(?=[\p{Lu}«“])/u).map((one) => one.replace(/\s+/g, ' ').trim()).filter(Boolean)
const without = (all, others) => {
  const left = new Map()
  for (const one of others) left.set(one, (left.get(one) ?? 0) + 1)
  return all.filter((one) => { const n = left.get(one) ?? 0; if (n) left.set(one, n - 1); return !n })
}
const people = new Map($('users').all().filter(({ json }) => json.id).map(({ json }) => [json.id, json.name]))
const revisions = new Map()
for (const { json } of $input.all()) if (json.parent && !/-autosave-/.test(json.slug ?? '')) revisions.set(json.parent, [...(revisions.get(json.parent) ?? []), json])
// A full page of a hundred may hide a second one.
const unread = $('changed').all().some(({ json }) => json.error) || ['post', 'page'].some((type) => $('changed').all().filter(({ json }) => json.type === type).length >= 100)
const pages = $('changed').all().map(({ json }) => json).filter((page) => page.id && !before(page.modified_gmt)).map((page) => {
  const mine = (revisions.get(page.id) ?? []).toSorted((one, other) => (one.modified_gmt < other.modified_gmt ? 1 : -1))
  const old = mine.find((one) => before(one.modified_gmt))
  const alarm = watched.some((part) => page.link.replace(site, '').startsWith(part))
  const who = mine[0] ? (people.get(mine[0].author) ?? '${words.account}' + mine[0].author) : '…'
  const short = (mark, list) => [...list.slice(0, 8).map((one) => '  ' + mark + ' ' + (one.length > 220 ? one.slice(0, 220) + '…' : one)), ...(list.length > 8 ? ['  ' + mark + ' +' + (list.length - 8)] : [])]
  let lines
  if (old) {
    const [was, now] = [[old.title?.raw ?? '', ...sentences(old.content?.raw)], [page.title?.raw ?? '', ...sentences(page.content?.raw)]]
    const [gone, come] = [without(was, now), without(now, was)]
    lines = gone.length + come.length ? [...short('−', gone), ...short('+', come)] : ['  ${words.layout}']
  } else lines = ['  ' + (before(page.date_gmt) ? '${words.unknown}' : '${words.fresh}')]
  return { alarm, text: (alarm ? '${words.alarm}' : '') + page.link + ' (' + who + ')\n' + lines.join('\n') }
}).toSorted((one, other) => Number(other.alarm) - Number(one.alarm))
const alarms = pages.filter(({ alarm }) => alarm).length
const text = [unread ? '${words.unread}' : '', ...pages.map((page) => page.text), pages.length + Number(unread) ? '' : '${words.none}'].filter(Boolean).join('\n\n')
return [{ json: { count: pages.length, alarms, told: pages.length > 0 || unread || monday, text } }]`,
  {
    fr: {
      account: 'compte ',
      layout: 'Mise en forme, image ou lien : aucune phrase n’a changé.',
      unknown: 'Version d’avant introuvable : WordPress n’en garde pas, ou n’a pas répondu.',
      fresh: 'Nouvelle page.',
      alarm: 'SURVEILLÉE : ',
      unread: 'WordPress n’a pas rendu toute sa liste : ce relevé est incomplet.',
      none: 'Rien n’a changé.',
    },
    en: {
      account: 'account ',
      layout: 'Layout, image or link: no sentence has changed.',
      unknown: 'No earlier version found: WordPress keeps none, or did not answer.',
      fresh: 'A new page.',
      alarm: 'WATCHED: ',
      unread: 'WordPress did not return its whole list: this record is incomplete.',
      none: 'Nothing has changed.',
    },
  },
)
