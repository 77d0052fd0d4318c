/** What a flow remembers from one run to the next, in a table that n8n keeps by itself. */
import type { Param, Params } from '../recipes/recipe.ts'
import { columns } from './columns.ts'

/** A row known by one of its columns: written over where it stands there already. */
export const remembered = <Key extends string>(
  dataTableId: Param,
  key: Key,
  row: Readonly<Record<Key, Param>> & Params,
): Params => ({
  resource: 'row',
  operation: 'upsert',
  dataTableId,
  matchType: 'allConditions',
  filters: { conditions: [{ keyName: key, condition: 'eq', keyValue: row[key] }] },
  columns: columns(row),
  options: {},
})
