/** Every template there is, by its slug. */
import type { Recipe } from '../../site/workflows/recipes/recipe.ts'

export interface Written {
  readonly slug: string
  readonly folder: string
  readonly recipe: Recipe
}

const modules = import.meta.glob<Recipe>(
  ['../../site/workflows/recipes/*/*.ts', '!../../site/workflows/recipes/*/*.*.ts'],
  { eager: true, import: 'default' },
)

export const recipes: readonly Written[] = Object.entries(modules).map(([file, recipe]) => {
  const [, folder = '', slug = ''] = /recipes\/([^/]+)\/([^/]+)\.ts$/u.exec(file) ?? []
  return { slug, folder, recipe }
})

export const LANGUAGES = ['fr', 'en'] as const
