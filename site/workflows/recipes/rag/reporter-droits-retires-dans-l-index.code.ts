/** Who may read a file, by Drive and by the index, and what the index has to be told. */
import { inBoth } from '../../fragments/code.ts'

/** Passages of a file that disagree about its readers are written anew, whatever Drive says. */
export const FILES = inBoth(
  (say: Record<string, string>) => `const pages = $input.all().map(({ json }) => json.result ?? {})
if (pages.at(-1)?.next_page_offset) throw new Error('${say['long']}')
const files = new Map()
for (const { payload } of pages.flatMap((one) => one.points ?? [])) {
  const { file, title, readers } = payload?.metadata ?? {}
  if (!file) continue
  const own = [...(Array.isArray(readers) ? readers : [])].sort()
  const before = files.get(file)
  if (!before) files.set(file, { file, title: title ?? file, readers: own, passages: 1, uneven: !Array.isArray(readers) })
  else {
    before.uneven ||= JSON.stringify(before.readers) !== JSON.stringify(own)
    before.readers = [...new Set([...before.readers, ...own])].sort()
    before.passages++
  }
}
if (files.size === 0) throw new Error('${say['none']}')
return [...files.values()].map((json) => ({ json }))`,
  {
    fr: {
      long: 'Plus de cent mille passages : la liste est incomplète, rien n’est changé.',
      none: 'Aucun passage ne porte metadata.file : rien à comparer.',
    },
    en: {
      long: 'More than a hundred thousand passages: the list is incomplete, nothing is changed.',
      none: 'No passage bears metadata.file: nothing to compare.',
    },
  },
)

/** One answer of Drive for each file, in order. Gone for Drive is closed to all; silent is left as it was. */
export const JUDGED = `const files = $('files').all().map(({ json }) => json)
const came = $input.all().map(({ json }) => json)
const { gone: most } = $('settings').first().json
const name = ({ type, emailAddress, domain }) => type === 'domain' ? 'domain:' + String(domain).toLowerCase() : type + ':' + String(emailAddress).toLowerCase()
const rows = files.map((one, at) => {
  const { statusCode, body, error } = came[at] ?? {}
  const list = body?.permissions
  if (statusCode === 404) return { ...one, state: 'gone', now: [] }
  if (error !== undefined || statusCode !== 200 || !Array.isArray(list) || body.nextPageToken) return { ...one, state: 'unread', cause: body?.nextPageToken ? '> 100' : String(error?.message ?? error ?? statusCode) }
  const kept = list.filter(({ deleted, type }) => deleted !== true && type !== 'anyone')
  return { ...one, state: 'read', isOpen: list.some(({ type }) => type === 'anyone'), now: [...new Set(kept.filter((each) => each.emailAddress || each.domain).map(name))].sort() }
})
const gone = rows.filter(({ state }) => state === 'gone')
const isBlind = gone.length > 5 && gone.length * 100 > files.length * most
const sound = rows.filter(({ state }) => state === 'read' || (state === 'gone' && !isBlind))
const changes = sound.map((one) => ({ ...one, lost: one.readers.filter((each) => !one.now.includes(each)), gained: one.now.filter((each) => !one.readers.includes(each)) }))
  .filter(({ lost, gained, uneven }) => lost.length + gained.length > 0 || uneven)
  .map(({ file, title, now, lost, gained, state }) => ({ file, title, now, lost, gained, gone: state === 'gone' }))
const unread = rows.filter(({ state }) => state === 'unread').map(({ title, cause }) => ({ title, cause }))
return [{ json: { files: files.length, changes, unread, open: rows.filter(({ isOpen }) => isOpen).map(({ title }) => title), blind: isBlind ? gone.length : 0 } }]`

/** Written one file at a time; what Qdrant did not confirm is still open to those of yesterday. */
export const REPORT = inBoth(
  (
    say: Record<string, string>,
  ) => `const { files, changes, unread, open, blind } = $('judged').first().json
const answers = $input.all().map(({ json }) => json)
const isWritten = (at) => answers[at]?.status === 'ok'
const done = changes.filter((_, at) => isWritten(at))
const failed = changes.filter((_, at) => !isWritten(at))
const line = (one) => '- ' + one.title + (one.gone ? '${say['gone']}' : '') + (one.lost.length ? '${say['lost']}' + one.lost.join(', ') : '') + (one.gained.length ? '${say['gained']}' + one.gained.join(', ') : '') + (one.lost.length + one.gained.length === 0 ? '${say['even']}' : '')
const part = (title, lines) => lines.length === 0 ? [] : [title + '\\n' + lines.slice(0, 40).join('\\n') + (lines.length > 40 ? '\\n… ' + (lines.length - 40) : '')]
return [{ json: {
  urgent: failed.length > 0 || blind > 0, done: done.length, failed: failed.length,
  text: [
    ...part('${say['failed']}', failed.map(line)),
    ...(blind > 0 ? ['${say['blind']}' + blind + ' / ' + files + '${say['blindEnd']}'] : []),
    ...part('${say['done']}', done.map(line)),
    ...part('${say['open']}', open.map((one) => '- ' + one)),
    ...part('${say['unread']}', unread.map((one) => '- ' + one.title + ' (' + one.cause + ')')),
  ].join('\\n\\n'),
} }]`,
  {
    fr: {
      gone: ' : introuvable dans Drive, fermé à tous',
      lost: ' ; retiré à ',
      gained: ' ; ouvert à ',
      even: ' : passages remis d’accord',
      failed: 'NON REPORTÉ, encore lisible comme hier :',
      blind: 'Drive dit introuvables ',
      blindEnd: ' fichiers : le compte a sans doute perdu son accès. Rien n’a été fermé pour eux.',
      done: 'Reporté dans l’index :',
      open: 'Ouverts par lien à n’importe qui, laissés à leurs lecteurs nommés :',
      unread: 'Droits illisibles cette nuit, gardés tels quels :',
    },
    en: {
      gone: ': not found in Drive, closed to all',
      lost: '; taken from ',
      gained: '; opened to ',
      even: ': passages made to agree',
      failed: 'NOT CARRIED OVER, still readable as yesterday:',
      blind: 'Drive cannot find ',
      blindEnd: ' files: its account has probably lost access. Nothing was closed for them.',
      done: 'Carried over into the index:',
      open: 'Open to anybody by link, left to their named readers:',
      unread: 'Rights unreadable tonight, kept as they were:',
    },
  },
)
