/** Values that a table's row is given, column by column. */
import type { Params } from '../recipes/recipe.ts'

/** @param by columns that say which row is meant */
export const columns = (value: Params, by: readonly string[] = []): Params => ({
  mappingMode: 'defineBelow',
  matchingColumns: by,
  value,
  schema: [],
})
