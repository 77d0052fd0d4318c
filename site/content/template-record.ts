/** What a template's page says of itself: taken from its recipe, as long as that says it. */
import { z } from 'zod'
import type { Recipe } from '../workflows/recipes/recipe.ts'
import { line, pageText } from './schema.ts'
import { workflowRecord, type WorkflowRecord } from './workflow/collection.ts'

/** Its name is its title: nobody gives it a shorter one. */
const templateText = pageText.extend({ title: line(15, 70), name: line(2, 70) })

export const templateRecord = workflowRecord.extend({
  fr: templateText,
  en: templateText,
  integrations: z.array(z.string()),
  recipe: z.custom<Recipe>((value) => typeof value === 'object' && value !== null),
})

export interface TemplateRecord extends WorkflowRecord {
  readonly recipe: Recipe
}
