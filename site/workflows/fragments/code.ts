/** Code that says its words in two languages, and what several templates have it do. */
import type { Bilingual } from '../nodes/fact.ts'
import type { Params } from '../recipes/recipe.ts'

/** The same code with the words of each language. */
export const inBoth = <Words>(
  code: (words: Words) => string,
  words: Bilingual<Words>,
): Bilingual<string> => ({ fr: code(words.fr), en: code(words.en) })

/** For each item, or for all of them at once. */
export const eachItem = (jsCode: string | Bilingual<string>): Params => ({
  mode: 'runOnceForEachItem',
  language: 'javaScript',
  jsCode,
})
export const allItems = (jsCode: string | Bilingual<string>): Params => ({
  mode: 'runOnceForAllItems',
  language: 'javaScript',
  jsCode,
})

/** `euros(value)`: an amount as each language writes it, with two decimals or none. */
export const EUROS: Bilingual<string> = inBoth(
  ({ group, point, before, after }) => String.raw`const euros = (value) => {
  const [whole, cents] = (Number.isInteger(value) ? String(value) : value.toFixed(2)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '${group}')
  return '${before}' + grouped + (cents ? '${point}' + cents : '') + '${after}'
}
`,
  {
    fr: { group: '\\u00A0', point: ',', before: '', after: '\\u00A0€' },
    en: { group: ',', point: '.', before: '€', after: '' },
  },
)

/** `stands(quote, text)`: whether a model's quotation is in what it was given. */
export const STANDS: Bilingual<string> = inBoth(
  (comment) =>
    String.raw`// ${comment}
const plain = (text) => String(text ?? '').toLowerCase().replace(/[’']/g, "'").replace(/\s+/g, ' ').trim()
const stands = (quote, text) => plain(quote).length > 2 && plain(text).includes(plain(quote))
`,
  {
    fr: 'Un extrait ne compte que si le texte le contient, mot pour mot.',
    en: 'A quotation counts only if the text contains it, word for word.',
  },
)
