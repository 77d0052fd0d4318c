/** Names a template in a language by all that it says: what is made of it alone is kept under that. */
import { hashOf, type Ingredients } from '../../prerender/ingredients.ts'
import type { Recipe } from '../../workflows/recipes/recipe.ts'
import type { Language } from '../language.ts'

export interface TemplateIn {
  readonly slug: string
  readonly recipe: Recipe
  readonly language: Language
}

export const templateKey = ({ slug, recipe, language }: TemplateIn): Ingredients => {
  const hash = hashes.get(recipe) ?? hashOf([JSON.stringify(recipe)])
  hashes.set(recipe, hash)
  return [slug, language, hash]
}

const hashes = new WeakMap<Recipe, string>()
