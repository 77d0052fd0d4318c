/** What a page of the library says of itself: taken from its recipe, as long as that says it. */
import { z } from 'zod'
import { servicesIn } from '../workflows/library/services.ts'
import type { Recipe } from '../workflows/recipes/recipe.ts'
import { line, pageRecord, pageText, type PageRecord } from './schema.ts'

export const workflowRecord = pageRecord.extend({
  /** Where it stands in the library. */
  category: z.string(),
  /** The services that it links. */
  integrations: z.array(z.string()).min(1),
})
export type WorkflowRecord = z.infer<typeof workflowRecord>

/** Its name is its title: nobody gives it a shorter one. */
const templateText = pageText.extend({ title: line(15, 70), name: line(2, 70) })

const recipe = z.custom<Recipe>((value) => typeof value === 'object' && value !== null)

export const templateRecord = workflowRecord.extend({
  fr: templateText,
  en: templateText,
  integrations: z.array(z.string()),
  recipe,
})

/** Of a template whose page tells more than its recipe: it has words of its own. */
export const toldRecord = workflowRecord.extend({ recipe })

export interface TemplateRecord extends WorkflowRecord {
  readonly recipe: Recipe
}

/** Its recipe; what only counts in a list has none. */
export const recipeOf = (record: WorkflowRecord): Recipe | undefined =>
  'recipe' in record ? (record as TemplateRecord).recipe : undefined

/** What follows from the recipe need not be written again. */
export const defineTold = (record: PageRecord & { readonly recipe: Recipe }): TemplateRecord => ({
  ...record,
  category: record.recipe.category,
  integrations: [...servicesIn(record.recipe)],
})
