/** Values deep in parameters, by the keys that lead to them. */
import type { Json, JsonObject } from '../../site/workflows/flow/flow.ts'

export type Path = readonly string[]

export const pathsIn = (value: Json, path: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...path, key]))
    : [path]

export const valueAt = (value: Json, path: Path): Json =>
  path.reduce<Json>((one, key) => (one as JsonObject)[key]!, value)

export const replacedAt = (value: Json, [key, ...rest]: Path, by: Json): Json => {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((one: Json, at) => (String(at) === key ? replacedAt(one, rest, by) : one))
  const fields = value as JsonObject
  return { ...fields, [key]: replacedAt(fields[key]!, rest, by) }
}
