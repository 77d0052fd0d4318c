/** From passages to two sentences that can be listened to at the wheel, or to a written word when they cannot. */
import { inBoth } from '../../fragments/code.ts'

/** A store of vectors that fails hands back the question. */
export const PASSAGES = inBoth(
  (say: Record<string, string>) => `const { closest } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const isDown = rows.some((row) => !row.document && Object.keys(row).length > 0)
const passages = rows.filter(({ document, score }) => document && score >= closest).map(({ document: { pageContent, metadata } }) => ({ text: pageContent, title: metadata.title ?? '?', page: metadata.page ?? '?' }))
const said = $('heard').first().json.said
return [{ json: {
  state: isDown ? 'down' : passages.length > 0 ? 'some' : 'none', passages,
  text: passages.map((one, at) => '[' + (at + 1) + '] ' + one.text).join('\\n\\n'),
  say: (isDown ? '${say['down']}' : '${say['none']}') + '\\n${say['heard']}' + said,
} }]`,
  {
    fr: {
      down: 'La base ne répond pas. Appelez le bureau.',
      none: 'Rien là-dessus dans les fiches.',
      heard: 'Entendu : ',
    },
    en: {
      down: 'The store does not answer. Call the office.',
      none: 'Nothing on that in the sheets.',
      heard: 'Heard: ',
    },
  },
)

/** At the wheel nobody checks: a figure that no cited passage holds is never spoken. */
export const SPOKEN = inBoth(
  (say: Record<string, string>) => String.raw`const { passages } = $('passages').first().json
const { longest } = $('settings').first().json
const heard = '${say['heard']}' + $('heard').first().json.said
const text = String($json.text ?? '').trim()
const cited = [...new Set([...text.matchAll(/\[(\d+)\]/g)].map((one) => Number(one[1])))]
const voice = text.replace(/\s*\[\d+\]/g, '').trim()
const figures = (one) => String(one).match(/\d+(?:[.,]\d+)?/g) ?? []
const held = new Set(cited.flatMap((one) => figures(passages[one - 1]?.text ?? '')))
const isOpen = text.includes('${say['open']}')
const sound = !isOpen && voice !== '' && voice.length <= longest && cited.length > 0 && cited.every((one) => passages[one - 1]) && figures(voice).every((one) => held.has(one))
const sources = (sound ? cited.map((one) => passages[one - 1]) : passages).map((one) => one.title + ', p. ' + one.page).join(' ; ')
const head = $json.error !== undefined ? '${say['silent']}' : isOpen ? '${say['notThere']}' : sound ? voice : '${say['doubt']}'
return [{ json: { sound, voice: sound ? voice : '', say: (head + '\n${say['read']}' + sources + '\n' + heard).slice(0, 1000) } }]`,
  {
    fr: {
      open: 'PAS DANS LES FICHES',
      heard: 'Entendu : ',
      silent: 'Le modèle ne répond pas.',
      notThere: 'Les fiches ne le disent pas.',
      doubt: 'Pas de réponse sûre : arrêtez-vous pour lire.',
      read: 'Voir : ',
    },
    en: {
      open: 'NOT IN THE SHEETS',
      heard: 'Heard: ',
      silent: 'The model does not answer.',
      notThere: 'The sheets do not say.',
      doubt: 'No sure answer: pull over to read.',
      read: 'See: ',
    },
  },
)
