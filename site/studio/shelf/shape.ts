/** Items as people look at them: columns, cells, and what the fields are. */
import type { Item, Json } from '../../workflows/flow/flow.ts'

/** Fields of the items in the order in which they first appear. */
export const columnsOf = (items: readonly Item[]): readonly string[] => [
  ...new Set(items.flatMap(({ json }) => Object.keys(json))),
]

export const textOf = (value: Json | undefined): string => {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  const text = JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** Characters of a cell. */
const LONGEST = 120

export interface SchemaLine {
  /** `customer.name`, `lines[].price` */
  readonly path: string
  readonly kind: string
}

/** Every field of the first item, nested ones by their path. */
export const schemaOf = ([first]: readonly Item[]): readonly SchemaLine[] =>
  first ? linesOf(first.json, '') : []

const linesOf = (value: Json, path: string): readonly SchemaLine[] => {
  if (Array.isArray(value)) {
    const [one] = value as readonly Json[]
    return one === undefined ? [{ path: `${path}[]`, kind: 'array' }] : linesOf(one, `${path}[]`)
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) =>
      linesOf(one, path === '' ? key : `${path}.${key}`),
    )
  return [{ path, kind: value === null ? 'null' : typeof value }]
}
