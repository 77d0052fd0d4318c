/** All recipes there are, by the address of their template. */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Recipe } from '../../site/workflows/recipes/recipe.ts'

const FOLDER = join(import.meta.dirname, '../../site/workflows/recipes')

export const allRecipes = async (): Promise<ReadonlyMap<string, Recipe>> => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w-]+[\\/][a-z\d-]+\.ts$/u.test(file))
    .toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1))
  const recipes = new Map<string, Recipe>()
  for (const file of files) {
    const module = (await import(pathToFileURL(join(FOLDER, file)).href)) as { default: Recipe }
    recipes.set(basename(file, '.ts'), module.default)
  }
  return recipes
}
