/** The recipes of all templates, by slug: read at build, and by nothing that a page runs. */
import type { Recipes } from './collection.ts'
import type { Recipe } from '../workflows/recipes/recipe.ts'

const files = import.meta.glob<Recipe>(
  ['../workflows/recipes/*/*.ts', '!../workflows/recipes/*/*.*.ts'],
  { eager: true, import: 'default' },
)

export const RECIPES: Recipes = new Map(
  Object.entries(files)
    .map(([file, recipe]) => [file.replace(/^.*\/|\.ts$/gu, ''), recipe] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
)
