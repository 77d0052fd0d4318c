/** Every template as files: the flow to import, and the examples to run it on. */
import { LANGUAGES } from '../routes/language.ts'
import { RECIPES } from '../content/template-recipes.ts'
import { examplesOf, examplesPath, jsonOf, jsonPath } from '../routes/template/published.ts'
import type { PublishedFile } from './published-file.ts'

export const templateFiles = (): readonly PublishedFile[] =>
  [...RECIPES].flatMap(([slug, recipe]) =>
    LANGUAGES.flatMap((language): readonly PublishedFile[] => [
      [jsonPath(slug, language).slice(1), jsonOf(slug, recipe, language)],
      [examplesPath(slug, language).slice(1), examplesOf(recipe, language)],
    ]),
  )
