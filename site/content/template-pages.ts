/** The pages of the library's templates, made from their recipes. */
import { nearest, type Kin } from '../workflows/library/nearest.ts'
import { servicesIn } from '../workflows/library/services.ts'
import { shapeOf } from '../workflows/library/shape.ts'
import type { Recipe } from '../workflows/recipes/recipe.ts'
import type { MadePage, Recipes } from './collection.ts'
import { cut, openingOf } from './fitting.ts'
import type { PageText } from './schema.ts'
import type { TemplateRecord } from './template-record.ts'
import { english, french } from './typography.ts'
import workflow from './workflow/collection.ts'

/** Templates that are told at length have a page in a collection of their own. */
const TOLD = new Set(Object.keys(workflow.pages))

/** Whether the page of that id tells its template at length. */
export const isTold = (id: string): boolean => TOLD.has(id)

/** The id of a template's page. */
const pageOf = (slug: string): string =>
  TOLD.has(workflow.prefix + slug) ? workflow.prefix + slug : `workflows/${slug}`

/** The template of a page. */
export const slugOf = (id: string): string =>
  TOLD.has(id) ? id.slice(workflow.prefix.length) : id.replace(/^.*\//u, '')

/** Four collections ask for them, and each is compared with every other: made once. */
export const templatePages = (recipes: Recipes): readonly MadePage[] => {
  const known = made.get(recipes) ?? pagesOf(recipes)
  made.set(recipes, known)
  return known
}
const made = new WeakMap<Recipes, readonly MadePage[]>()

const pagesOf = (recipes: Recipes): readonly MadePage[] => {
  const kin = [...recipes].map(([slug, recipe]) => kinOf(slug, recipe))
  const untold = kin.filter(({ slug }) => !TOLD.has(pageOf(slug)))
  return untold.map((own) => {
    const recipe = recipes.get(own.slug)!
    const record: TemplateRecord = {
      fr: textOf(recipe, 'fr'),
      en: textOf(recipe, 'en'),
      category: recipe.category,
      integrations: [...own.services],
      related: relatedOf(own, kin),
      published: recipe.published,
      updated: recipe.published,
      recipe,
    }
    return { id: pageOf(own.slug), record }
  })
}

const kinOf = (slug: string, recipe: Recipe): Kin => ({
  slug,
  category: recipe.category,
  services: servicesIn(recipe),
  shape: shapeOf(recipe),
  ...(recipe.related && { named: recipe.related }),
})

/** The nearest, and the lists that it stands in. */
const relatedOf = (own: Kin, kin: readonly Kin[]): string[] => [
  ...nearest(own, kin, NEAREST).map(pageOf),
  'workflows',
  `workflows/category/${own.category}`,
  'automatisation-n8n-freelance',
]
const NEAREST = 3

const textOf = (recipe: Recipe, language: 'fr' | 'en'): PageText => {
  const set = language === 'fr' ? french : english
  const { title, problem, outcome, avoid, approval } = recipe[language]
  return {
    title: set(title),
    heading: set(title),
    name: set(title),
    description: set(cut(`${outcome} ${problem}`, 160)),
    hint: set(cut(outcome, 95)),
    lead: set(openingOf(problem, outcome, approval, avoid)),
  }
}
