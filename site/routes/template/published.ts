/** The files of a template that anybody may import: one in each language, and its examples beside. */
import { cached } from '../../prerender/content-cache.ts'
import { build } from '../../workflows/builder/build.ts'
import { examplesIn } from '../../workflows/builder/examples.ts'
import type { Recipe } from '../../workflows/recipes/recipe.ts'
import type { Language } from '../language.ts'
import { templateKey } from './template-key.ts'

/** Address of the flow, as n8n imports it. */
export const jsonPath = (slug: string, language: Language): string =>
  `/workflows/${slug}.${language}.json`

/** Address of what its examples begin with. */
export const examplesPath = (slug: string, language: Language): string =>
  `/workflows/${slug}.${language}.examples.json`

/** The flow's text, in which receipts know it. */
export const jsonOf = (slug: string, recipe: Recipe, language: Language): string =>
  cached('file', templateKey({ slug, recipe, language }), () =>
    JSON.stringify(build(recipe, slug, language), null, 2),
  )

/** What triggers, services and models give in each example, by name of the node. */
export const examplesOf = (recipe: Recipe, language: Language): string =>
  JSON.stringify(
    examplesIn(recipe, language).map(({ name, given }) => ({
      name,
      given: Object.fromEntries(given),
    })),
  )
