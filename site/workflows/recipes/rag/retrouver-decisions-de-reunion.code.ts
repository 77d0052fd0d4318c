/** A transcript cut into what each person said, decisions that stand there word for word, and those asked for later. */
import { inBoth, STANDS } from '../../fragments/code.ts'

/** Teams and Zoom write WebVTT: cues with times, the speaker in a tag or before a colon. One person's cues in a row are one line. */
export const CUT = inBoth(
  (
    say: Record<string, string>,
  ) => String.raw`const cues = String($json.data ?? '').replace(/\r/g, '').split('\n\n').flatMap((block) => {
  const found = /(\d{1,2}:)?(\d{2}):(\d{2})[.,]\d{3} --> [^\n]*\n([\s\S]+)/.exec(block)
  if (!found) return []
  const said = found[4].replace(/\n/g, ' ').trim()
  const [, who, rest] = /^<v ([^>]+)>(.*)$/.exec(said) ?? /^([^:<]{2,40}): (.*)$/.exec(said) ?? [null, '?', said]
  const at = (found[1] ?? '00:').padStart(3, '0') + found[2] + ':' + found[3]
  const text = rest.replace(/<[^>]+>/g, '').trim()
  return text ? [{ at, who: who.trim(), text }] : []
})
const lines = []
for (const cue of cues) {
  const last = lines.at(-1)
  if (last && last.who === cue.who && last.text.length < 500) last.text += ' ' + cue.text
  else lines.push({ ...cue })
}
const parts = []
for (const line of lines) {
  const last = parts.at(-1)
  if (last && last.size + line.text.length < 6000) { last.lines.push(line); last.size += line.text.length }
  else parts.push({ lines: [line], size: line.text.length })
}
const { most } = $('settings').first().json
const fault = lines.length === 0 ? '${say['empty']}' : parts.length > most ? '${say['long']}' : ''
return { json: { fault, count: parts.length, parts: parts.map(({ lines }) => ({ lines, text: lines.map(({ at, who, text }) => '[' + at + '] ' + who + '${say['colon']}' + text).join('\n') })) } }`,
  {
    fr: {
      empty: 'Aucune parole lue : il faut un fichier .vtt, tel que Teams ou Zoom l’exporte.',
      long: 'Réunion trop longue : coupez le fichier en deux.',
      colon: ' : ',
    },
    en: {
      empty: 'No words read: it takes a .vtt file, as Teams or Zoom exports it.',
      long: 'Meeting too long: cut the file in two.',
      colon: ': ',
    },
  },
)

/** A decision without a sentence that somebody spoke is an impression. One part that was not read makes the list incomplete, and it says so. */
export const CHECKED = inBoth(
  ({
    stands,
    unread,
  }: Record<string, string>) => `${stands}const parts = $('each').all().map(({ json }) => json)
const rows = $input.all().map(({ json }) => json.output)
const found = rows.flatMap((output, at) => (output?.decisions ?? []).flatMap(({ decision, quote }) => {
  const line = parts[at].lines.find(({ text }) => stands(quote, text))
  const what = String(decision ?? '').replace(/\\s+/g, ' ').trim().slice(0, 300)
  return line && what ? [{ decision: what, quote: String(quote).trim(), at: line.at, who: line.who }] : []
}))
const decisions = found.filter((one, at) => found.findIndex((other) => plain(other.quote) === plain(one.quote)) === at)
const silent = rows.filter((output) => !output).length
const safe = (text) => text.replace(/[<>&]/g, ' ')
return [{ json: {
  count: decisions.length, silent, decisions,
  html: (silent > 0 ? '<p><b>${unread}' + silent + ' / ' + rows.length + '</b></p>' : '') + '<ol>' + decisions.map((one) => '<li>' + safe(one.decision) + '<br><i>' + one.at + ', ' + safe(one.who) + '</i> — ' + safe(one.quote) + '</li>').join('') + '</ol>',
} }]`,
  {
    fr: { stands: STANDS.fr, unread: 'Passages que le modèle n’a pas lus : ' },
    en: { stands: STANDS.en, unread: 'Parts that the model has not read: ' },
  },
)

/** Numbers typed by hand, in whatever way. */
export const KEPT = `const { title, day } = $('settings').first().json
const out = new Set((String($input.first().json.drop ?? '').match(/\\d+/g) ?? []).map(Number))
const meeting = day + ' ' + title
return $('checked').first().json.decisions.filter((_, at) => !out.has(at + 1)).map((one) => ({ json: { ...one, meeting, day, title } }))`

/** The newest first: of two decisions on one subject, the later one holds. */
export const ORDERED = inBoth(
  (say: Record<string, string>) => `const { closest } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const isDown = rows.some((row) => !row.document && Object.keys(row).length > 0)
const near = rows.filter(({ document, score }) => document && score >= closest).map(({ document }) => ({ ...document.metadata, decision: document.pageContent }))
const sorted = near.sort((one, other) => String(other.day).localeCompare(String(one.day)) || String(other.at).localeCompare(String(one.at)))
return [{ json: {
  found: sorted.length,
  title: isDown ? '${say['down']}' : sorted.length > 0 ? '${say['some']}' : '${say['none']}',
  text: isDown ? '${say['later']}' : sorted.map((one) => one.day + ', ' + one.title + ' (' + one.at + ', ' + one.who + ')\\n   ' + one.decision + '\\n   ${say['opens']}' + one.quote + '${say['closes']}').join('\\n') || '${say['hint']}',
} }]`,
  {
    fr: {
      opens: '« ',
      closes: ' »',
      down: 'Recherche en panne',
      some: 'Décisions trouvées, la plus récente d’abord',
      none: 'Aucune décision relue sur ce sujet',
      later: 'La base ne répond pas : cela ne dit rien de ce qui fut décidé.',
      hint: 'Le sujet a pu être discuté sans être tranché.',
    },
    en: {
      opens: '“',
      closes: '”',
      down: 'Search down',
      some: 'Decisions found, the latest first',
      none: 'No reread decision on this subject',
      later: 'The store does not answer: that tells nothing of what was decided.',
      hint: 'The subject may have been discussed without being settled.',
    },
  },
)
