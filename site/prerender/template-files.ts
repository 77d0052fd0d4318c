/** Every template as files: the flow to import, and the examples to run it on. */
import { LANGUAGES, type Language } from '../routes/language.ts'
import { RECIPES } from '../content/template-recipes.ts'
import { examplesOf, examplesPath, jsonOf, jsonPath } from '../routes/template/published.ts'
import type { Recipe } from '../workflows/recipes/recipe.ts'
import type { PublishedFile } from './published-file.ts'

export const templateFiles = (): readonly PublishedFile[] =>
  [...RECIPES].flatMap(([slug, recipe]) =>
    LANGUAGES.flatMap((language) => filesOfTemplate(slug, recipe, language)),
  )

/** Those of one template in one language. */
export const filesOfTemplate = (
  slug: string,
  recipe: Recipe,
  language: Language,
): readonly PublishedFile[] => [
  [jsonPath(slug, language).slice(1), jsonOf(slug, recipe, language)],
  [examplesPath(slug, language).slice(1), examplesOf(recipe, language)],
]
