/** Values within parameters, by the names and places that lead to them. */
import type { Json, JsonObject } from '../../flow/flow.ts'
import type { Field } from './field.ts'

type Path = Field['path']

/** `rule.interval.0.field` as names and places. */
export const pathOf = (name: string): Path =>
  name.split('.').map((part) => (/^\d+$/u.test(part) ? Number(part) : part))

export const at = (value: Json, path: Path): Json | undefined => {
  let found: Json | undefined = value
  for (const part of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined
    found = (found as Readonly<Record<string | number, Json>>)[part]
  }
  return found
}

export const within = (path: Path, other: Path): boolean =>
  other.length <= path.length && other.every((part, index) => part === path[index])

/** The parameters with another value there; all that is beside it stays as it was. */
export const withField = (parameters: JsonObject, path: Path, value: Json): JsonObject =>
  put(parameters, path, value) as JsonObject

const put = (before: Json | undefined, [part, ...rest]: Path, value: Json): Json => {
  if (part === undefined) return value
  if (typeof part === 'number') {
    const list: Json[] = Array.isArray(before) ? [...(before as readonly Json[])] : []
    while (list.length < part) list.push({})
    list[part] = put(list[part], rest, value)
    return list
  }
  const record =
    typeof before === 'object' && before !== null && !Array.isArray(before) ? before : {}
  const own = record as JsonObject
  return { ...own, [part]: put(Object.hasOwn(own, part) ? own[part] : undefined, rest, value) }
}
