/** What an easy text must keep, and how long its sentences may be: counted, never believed. */
import { inBoth } from '../../fragments/code.ts'

export const CHECK = inBoth(
  (words) => `const { text, most } = $('settings').first().json
const sentences = $json.output.sentences.map((one) => one.replace(/\\s+/g, ' ').trim()).filter(Boolean)
const easy = sentences.join('\\n')
const wordsIn = (one) => one.split(/\\s+/).filter((word) => /[\\p{L}\\p{N}]/u.test(word)).length
// Figures, addresses of pages and of mailboxes: the facts that a shorter sentence loses first.
const facts = (whole) => new Set(whole.replace(/(?<=\\d)[ \\u00A0\\u202F](?=\\d{3}(?!\\d))/g, '')
  .match(/https?:\\/\\/[^\\s<>]*[^\\s<>.,;:)]|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+|\\d+/g) ?? [])
const before = facts(text), after = facts(easy)
const faults = [
  ...sentences.filter((one) => wordsIn(one) > most).map((one) => '${words.long}' + one),
  ...[...before].filter((fact) => !after.has(fact)).map((fact) => '${words.lost}' + fact),
  ...[...after].filter((fact) => !before.has(fact)).map((fact) => '${words.added}' + fact),
  ...(sentences.length === 0 ? ['${words.empty}'] : []),
]
const old = text.split(/(?<=[.!?…])\\s+|\\n+/).filter((one) => wordsIn(one) > 0)
const mean = (list) => Math.round(list.reduce((sum, one) => sum + wordsIn(one), 0) / Math.max(list.length, 1))
return { json: { easy, faults, before: mean(old), after: mean(sentences), sentences: sentences.length } }`,
  {
    fr: {
      long: 'phrase trop longue : ',
      lost: 'absent de la nouvelle version : ',
      added: 'ajouté, absent du texte : ',
      empty: 'aucune phrase',
    },
    en: {
      long: 'sentence too long: ',
      lost: 'missing from the new version: ',
      added: 'added, not in the text: ',
      empty: 'no sentence',
    },
  },
)
