import { NodeFailure, NotSimulated } from '../failure.ts'
import type { NodeProgram } from '../program.ts'
import { same } from '../values/copy.ts'
import { pathsOf } from '../values/path.ts'

interface SortField {
  readonly fieldName: string
  readonly order?: 'ascending' | 'descending'
}

export const sort: NodeProgram = {
  type: 'n8n-nodes-base.sort',
  versions: [1],
  parameters: ['type', 'sortFieldsUi', 'options.disableDotNotation'],
  run: ({ items, param }) => {
    const type = param('type', 0, 'simple')
    if (type !== 'simple') throw new NotSimulated(type === 'random' ? 'random' : 'value', type)
    const { read } = pathsOf(!param('options.disableDotNotation', 0, false))
    const fields = param<readonly SortField[]>('sortFieldsUi.sortField', 0, [])
    if (fields.length === 0)
      throw new NodeFailure('No sorting specified. Please add a field to sort by')
    for (const { fieldName } of fields)
      if (items.every(({ json }) => read(json, fieldName) === undefined))
        throw new NodeFailure(`Couldn't find the field '${fieldName}' in the input data`)
    return [
      items.toSorted((one, other) => {
        for (const { fieldName, order = 'ascending' } of fields) {
          const [left, right] = [one, other].map(({ json }) => folded(read(json, fieldName)))
          if (same(left, right)) continue
          return isLess(left, right) === (order === 'ascending') ? -1 : 1
        }
        return 0
      }),
    ]
  },
}

const folded = (value: unknown): unknown =>
  typeof value === 'string' ? value.toLowerCase() : value

/** Text by its characters, all else as figures. */
function isLess(left: unknown, right: unknown): boolean {
  if (typeof left === 'string' && typeof right === 'string') return left < right
  return Number(left) < Number(right)
}
