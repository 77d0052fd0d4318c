/** Whether one device is meant or several could be, and an answer that keeps to the one chosen. */
import { inBoth } from '../../fragments/code.ts'

/**
 * A device that the question names is meant; else one that is clearly ahead. What is true of all devices (« * »)
 * says nothing of which. A store of vectors that fails hands back the question.
 */
export const SPREAD = inBoth(
  (none) => String.raw`const { question, closest, margin } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const isDown = rows.some((row) => !row.document && Object.keys(row).length > 0)
const near = rows.filter(({ document, score }) => document && score >= closest)
const best = new Map()
for (const { document, score } of near) {
  const device = String(document.metadata?.device ?? '*')
  if (device !== '*' && score > (best.get(device) ?? 0)) best.set(device, score)
}
const ranked = [...best].sort((one, other) => other[1] - one[1])
const plain = (text) => ' ' + String(text).toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/[^a-z0-9]+/g, ' ').trim() + ' '
const named = ranked.filter(([device]) => plain(question).includes(plain(device)))
const isAhead = ranked.length === 1 || (ranked.length > 1 && ranked[0][1] - ranked[1][1] >= margin)
const device = named.length === 1 ? named[0][0] : named.length === 0 && isAhead ? ranked[0][0] : ''
const options = (named.length > 1 ? named : ranked).slice(0, 6).map(([one]) => one)
const state = isDown ? 'down' : near.length === 0 ? 'none' : device ? 'one' : options.length > 0 ? 'several' : 'common'
return [{ json: { state, device: state === 'common' ? '*' : device, options: [...options, '${none}'] } }]`,
  { fr: 'Aucun de ceux-là', en: 'None of these' },
)

/** The filter is held against once more: a name of field mistyped in it lets everything through. */
export const KEPT = `const { device } = $('meant').first().json
const { closest } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const isDown = rows.some((row) => !row.document && Object.keys(row).length > 0)
const passages = rows.filter(({ document, score }) => document && score >= closest && ['*', device].includes(String(document.metadata?.device ?? '*')))
  .map(({ document: { pageContent, metadata } }) => ({ text: pageContent, title: metadata.title ?? '?', page: metadata.page ?? '?', isCommon: String(metadata.device ?? '*') === '*' }))
return [{ json: { state: isDown ? 'down' : passages.length > 0 ? 'some' : 'none', passages, text: passages.map((one, at) => '[' + (at + 1) + '] ' + one.text).join('\\n\\n') } }]`

/** A figure must stand in a passage that is cited: 12 Nm for one device is a broken screw on another. */
export const PAGE = inBoth(
  (say: Record<string, string>) => String.raw`const came = $input.first().json
const isRead = came.text !== undefined || came.error !== undefined
const passages = came.passages ?? (isRead ? $('kept').first().json.passages : [])
const device = $('meant').isExecuted ? $('meant').first().json.device : ''
const said = came.state === undefined ? String(came.text ?? '').trim() : ''
const cited = [...new Set([...said.matchAll(/\[(\d+)\]/g)].map((one) => Number(one[1])))]
const figures = (one) => String(one).match(/\d+(?:[.,]\d+)?/g) ?? []
const held = new Set(cited.flatMap((one) => figures(passages[one - 1]?.text ?? '')))
const sound = cited.length > 0 && cited.every((one) => passages[one - 1]) && !said.includes('${say['open']}') && figures(said.replace(/\[\d+\]/g, ' ').replace(device, ' ')).every((one) => held.has(one))
const head = came.state === 'down' ? '${say['down']}' : came.state === 'unknown' ? '${say['unknown']}' : came.state === 'none' ? ($('meant').isExecuted ? '${say['none']}' : '${say['nowhere']}') : sound ? said : came.error !== undefined ? '${say['silent']}' : said.includes('${say['open']}') ? '${say['none']}' : '${say['doubt']}'
const safe = (one) => String(one).replace(/&/g, '&amp;').replace(/</g, '&lt;')
const line = (number) => '[' + number + '] ' + passages[number - 1].title + ', p. ' + passages[number - 1].page + (passages[number - 1].isCommon ? '${say['common']}' : '')
const shown = (sound ? cited : passages.map((_, at) => at + 1)).map((number) => sound ? line(number) : line(number) + '\n' + passages[number - 1].text)
return [{ json: { sound, title: device && device !== '*' && came.state !== 'unknown' ? '${say['for']}' + safe(device) : '${say['title']}', message: [head, ...shown].map(safe).join('\n\n') } }]`,
  {
    fr: {
      open: 'PAS ÉCRIT',
      down: 'La base ne répond pas. Réessayez dans un moment.',
      unknown:
        'Aucune notice pour cet appareil : ne suivez pas celle d’un autre. Relevez la plaque et appelez le bureau technique.',
      none: 'Les notices de cet appareil n’en disent rien.',
      nowhere: 'Aucune notice n’en parle. Nommez la pièce autrement, ou l’appareil.',
      silent: 'Le modèle ne répond pas. Passages trouvés :',
      doubt: 'Pas de réponse sûre. Passages trouvés :',
      common: ' (commun à tous)',
      for: 'Pour : ',
      title: 'Réponse',
    },
    en: {
      open: 'NOT WRITTEN',
      down: 'The store does not answer. Try again in a moment.',
      unknown:
        'No manual for this device: do not follow another’s. Read the nameplate and call the technical office.',
      none: 'The manuals of this device say nothing of it.',
      nowhere: 'No manual speaks of it. Give the part another name, or name the device.',
      silent: 'The model does not answer. Passages found:',
      doubt: 'No sure answer. Passages found:',
      common: ' (common to all)',
      for: 'For: ',
      title: 'Answer',
    },
  },
)
