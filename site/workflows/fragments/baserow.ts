/** Rows of a Baserow table, read and written by name of column. */
import type { Params } from '../recipes/recipe.ts'
import { setting } from './fields.ts'

/** Both numbers stand in `settings`, under these names. */
export const table = (name = 'table', database = 'database'): Params => ({
  databaseId: setting(database),
  tableId: setting(name),
})

/**
 * What comes in, a column for each field: only so does the node know columns by name. A list of
 * fields in the node asks for numbers, which are others in every database.
 * @param ignored fields that are no columns
 */
export const byColumn = (...ignored: readonly string[]): Params => ({
  dataToSend: 'autoMapInputData',
  inputsToIgnore: ignored.join(','),
})
