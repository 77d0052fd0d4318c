import type { Json, JsonObject } from './json.ts'
import { record } from './record.ts'
import {
  count,
  flag,
  json,
  list,
  maybe,
  moment,
  object,
  type Reader,
  shape,
  text,
} from './shape.ts'

/**
 * Reads what has the shape of `model`, a default: each field as its default suggests, a number by
 * `number` and null as a moment yet to come, unless `but` says how to read it.
 */
export const like = <T extends object>(
  model: T,
  but: But<T>,
  number: Reader<number> = count,
): Reader<T> => {
  const exceptions: Readonly<Record<string, unknown>> = but
  const fields = record(Object.keys(model), (key) => {
    const exception = exceptions[key]
    return typeof exception === 'function'
      ? exception
      : readerOf(model[key as keyof T], exception ?? {}, number)
  })
  return shape<T>(fields as never)
}

/**
 * What a default value cannot tell of a field: which words are allowed, what a list or a map holds,
 * whether null may stand there.
 */
export type But<T> = {
  readonly [K in keyof T as {} extends Exception<T[K]> ? K : never]?: Exception<T[K]> | Reader<T[K]>
} & {
  readonly [K in keyof T as {} extends Exception<T[K]> ? never : K]: Exception<T[K]> | Reader<T[K]>
}

type Exception<V> =
  true extends Told<V>
    ? Nothing
    : [V] extends [readonly unknown[]]
      ? Reader<V>
      : [V] extends [object]
        ? string extends keyof V
          ? Reader<V>
          : But<V>
        : Reader<V>

/** Whether a default value tells all about its type: where not, the compiler asks for the rest. */
type Told<V> =
  | Same<V, string>
  | Same<V, boolean>
  | Same<V, number>
  | Same<V, number | null>
  | Same<V, readonly Json[]>
  | Same<V, JsonObject>

type Same<V, W> = [V] extends [W] ? ([W] extends [V] ? true : false) : false

interface Nothing {
  readonly nothing?: never
}

const readerOf = (model: unknown, but: object, number: Reader<number>): unknown => {
  if (model === null) return maybe(moment)
  if (Array.isArray(model)) return list(json)
  if (typeof model === 'object')
    return Object.keys(model).length > 0 ? like(model, but, number) : object
  return { number, string: text, boolean: flag }[typeof model as 'number']
}
