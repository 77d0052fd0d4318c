/** How a recipe reads: lengths, reasons, and what must not stand in it. */
import type { Bilingual } from '../../../site/workflows/nodes/fact.ts'
import { NODES } from '../../../site/workflows/nodes/index.ts'
import type { Recipe, RecipeText } from '../../../site/workflows/recipes/recipe.ts'
import { LANGUAGES } from '../all-recipes.ts'

/** Words of its own on a template's page. */
const RANGE = [120, 350] as const
const TITLE = [20, 70] as const
const PARTS = ['problem', 'outcome', 'avoid', 'approval', 'failure'] as const

export const wordFaults = (recipe: Recipe): readonly string[] =>
  LANGUAGES.flatMap((language) => {
    const text: RecipeText = recipe[language]
    const own = ownTexts(recipe, language)
    const count = own
      .join(' ')
      .split(/\s+/u)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    return [
      ...(count >= RANGE[0] && count <= RANGE[1] ? [] : [`${language}: ${count} words of its own`]),
      ...(text.title.length >= TITLE[0] && text.title.length <= TITLE[1]
        ? []
        : [`${language}: a title of ${text.title.length} characters`]),
      ...PARTS.filter((part) => !/[.!?»”]$/u.test(text[part])).map(
        (part) => `${language}: ${part} does not end`,
      ),
      ...own.flatMap((one) => typeFaults(one, language)),
    ]
  })

/** Every step but parts and notes says why it is there. */
export const reasonFaults = (recipe: Recipe): readonly string[] =>
  Object.entries(recipe.nodes)
    .filter(([, { use, why }]) => !why && !['part', 'note'].includes(NODES[use].kind))
    .map(([key]) => `${key} gives no reason`)

const ownTexts = (recipe: Recipe, language: keyof Bilingual<string>): readonly string[] => [
  ...PARTS.map((part) => recipe[language][part]),
  ...Object.values(recipe.nodes).flatMap(({ why, shared }) =>
    why && !shared ? [why[language]] : [],
  ),
]

const typeFaults = (text: string, language: keyof Bilingual<string>): readonly string[] => {
  const shown = `« ${text.slice(0, 40)}… »`
  return [
    ...(text.includes("'") ? [`${language}: a straight apostrophe in ${shown}`] : []),
    ...(language === 'fr' && /[^\s\d][;:?!](?=\s|$)|["“”]/u.test(text)
      ? [`fr: a space is missing, or quotes are not French, in ${shown}`]
      : []),
    ...(language === 'en' && /\s[;:?!](?=\s|$)|[«»]/u.test(text)
      ? [`en: French spacing or quotes in ${shown}`]
      : []),
  ]
}
