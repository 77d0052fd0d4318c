import { isRecord } from '../values/path.ts'
import type { Schema } from './schema.ts'

/** The schema that an example stands for. */
export function schemaOf(example: unknown, isStrict: boolean): Schema {
  if (example === null) return { type: 'null' }
  if (Array.isArray(example)) return listSchema(example, isStrict)
  if (!isRecord(example)) return { type: typeof example }
  const keys = Object.keys(example)
  return {
    type: 'object',
    properties: Object.fromEntries(keys.map((key) => [key, schemaOf(example[key], isStrict)])),
    ...(isStrict && keys.length > 0 && { required: keys }),
  }
}

/** Entries of one kind make one schema; those of several may each be any of them. */
function listSchema(list: readonly unknown[], isStrict: boolean): Schema {
  if (list.length === 0) return { type: 'array' }
  const kinds = new Set(list.map(kindOf))
  if (kinds.size > 1)
    return { type: 'array', items: { oneOf: list.map((entry) => schemaOf(entry, isStrict)) } }
  if (!kinds.has('object')) return { type: 'array', items: { type: [...kinds][0] } }
  const entries = list as readonly Record<string, unknown>[]
  return { type: 'array', items: schemaOf(Object.assign({}, ...entries), isStrict) }
}

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
