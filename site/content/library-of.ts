/** All workflows of the library: those that are written in files, and the templates. */
import type { Recipes, RecordsOf } from './collection.ts'
import { templatePages } from './template-pages.ts'
import type { TemplateRecord } from './template-record.ts'
import workflow from './workflow/collection.ts'
import type { Library } from './workflow-lists.ts'

export const libraryOf = (recordsOf: RecordsOf, recipes: Recipes): Library =>
  new Map([
    ...recordsOf(workflow),
    ...templatePages(recipes).map(({ id, record }) => [id, record as TemplateRecord] as const),
  ])
