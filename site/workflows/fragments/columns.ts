/** Values that a table's row is given, column by column. */
import type { Params } from '../recipes/recipe.ts'

/** @param by columns that say which row is meant */
export const columns = (value: Params, by: readonly string[] = []): Params => ({
  mappingMode: 'defineBelow',
  matchingColumns: by,
  value,
  schema: [],
})

/** A row appended to a sheet: since its version 4.4, Google's node refuses columns without a schema. */
export const sheetColumns = (value: Params): Params => ({
  ...columns(value),
  schema: Object.keys(value).map((name) => ({
    id: name,
    displayName: name,
    required: false,
    defaultMatch: false,
    display: true,
    canBeUsedToMatch: true,
  })),
})
