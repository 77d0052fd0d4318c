import { NotSimulated } from '../failure.ts'
import { isPlain, isRecord } from '../values/path.ts'

/** A JSON Schema as output parsers take it. */
export type Schema = Readonly<Record<string, unknown>> | boolean

/** A value does not have the form that was asked for. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch'
  readonly path: readonly (string | number)[]
  /** An object was wanted where there is nothing. */
  readonly isMissingObject: boolean

  constructor(path: readonly (string | number)[], isMissingObject = false) {
    super(path.join('.'))
    this.path = path
    this.isMissingObject = isMissingObject
  }
}

type Path = readonly (string | number)[]

/** The value as its schema has it: fields in its order, those it does not know left out. */
export function fit(schema: Schema, value: unknown, path: Path = []): unknown {
  if (typeof schema === 'boolean') return schema ? value : fail(path)
  for (const word of ['allOf', 'not', 'if', 'patternProperties', '$ref'])
    if (word in schema) throw new NotSimulated('value', word)
  if (value === undefined && 'default' in schema) return schema['default']
  if (value === null && schema['nullable'] === true) return null
  const either = (schema['anyOf'] ?? schema['oneOf']) as readonly Schema[] | undefined
  if (either) return firstFit(either, value, path)
  if (Array.isArray(schema['enum']))
    return schema['enum'].includes(value) ? value : fail(path, schema, value)
  if ('const' in schema) return schema['const'] === value ? value : fail(path)
  const { type } = schema
  if (Array.isArray(type))
    return firstFit(
      type.map((one: unknown) => ({ ...schema, type: one })),
      value,
      path,
    )
  return FITS[String(type)]?.(schema, value, path) ?? (type === undefined ? value : undefined)
}

type Fit = (schema: Exclude<Schema, boolean>, value: unknown, path: Path) => unknown

const FITS: Readonly<Record<string, Fit>> = {
  string: (schema, value, path) =>
    typeof value === 'string' && isText(schema, value) ? value : fail(path),
  number: (schema, value, path) =>
    typeof value === 'number' && isNumber(schema, value) ? value : fail(path),
  integer: (schema, value, path) =>
    Number.isInteger(value) && isNumber(schema, value as number) ? value : fail(path),
  boolean: (_schema, value, path) => (typeof value === 'boolean' ? value : fail(path)),
  null: (_schema, value, path) => (value === null ? value : fail(path)),
  array: (schema, value, path) => {
    if (!Array.isArray(value)) return fail(path)
    const { items = true, minItems = 0, maxItems = Infinity } = schema
    if (value.length < Number(minItems) || value.length > Number(maxItems)) return fail(path)
    return value.map((entry, index) => fit(items as Schema, entry, [...path, index]))
  },
  object: fitObject,
}

function fitObject(schema: Exclude<Schema, boolean>, value: unknown, path: Path): unknown {
  if (!isPlain(value)) return fail(path, schema, value)
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>
  const required = Array.isArray(schema['required']) ? (schema['required'] as string[]) : []
  const fitted: Record<string, unknown> = {}
  for (const [key, property] of Object.entries(properties)) {
    if (value[key] === undefined && !required.includes(key) && !hasDefault(property)) continue
    fitted[key] = fit(property, value[key], [...path, key])
  }
  const rest = Object.entries(value).filter(([key]) => !Object.hasOwn(properties, key))
  const others = schema['additionalProperties'] as Schema | undefined
  if (others === false && rest.length > 0) return fail(path)
  const isOpen = others !== undefined || schema['properties'] === undefined
  if (isOpen)
    for (const [key, entry] of rest) fitted[key] = fit(others ?? true, entry, [...path, key])
  return fitted
}

const hasDefault = (schema: Schema): boolean => isRecord(schema) && 'default' in schema

function firstFit(schemas: readonly Schema[], value: unknown, path: Path): unknown {
  for (const schema of schemas)
    try {
      return fit(schema, value, path)
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error
    }
  return fail(path)
}

function isText(schema: Exclude<Schema, boolean>, value: string): boolean {
  const { minLength = 0, maxLength = Infinity, pattern, format } = schema
  const form = typeof format === 'string' ? FORMS[format] : undefined
  return (
    value.length >= Number(minLength) &&
    value.length <= Number(maxLength) &&
    (typeof pattern !== 'string' || new RegExp(pattern).test(value)) &&
    (form === undefined || form.test(value))
  )
}

const FORMS: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/,
  time: /^\d\d:\d\d:\d\d(?:\.\d+)?$/,
  email: /^[\w.+'-]+@[\w-]+(?:\.[\w-]+)+$/,
  uri: /^[a-z][a-z+.-]*:\S+$/i,
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
}

function isNumber(schema: Exclude<Schema, boolean>, value: number): boolean {
  const { minimum = -Infinity, maximum = Infinity, multipleOf } = schema
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema
  return (
    value >= Number(minimum) &&
    value <= Number(maximum) &&
    value > Number(exclusiveMinimum) &&
    value < Number(exclusiveMaximum) &&
    (multipleOf === undefined || Number.isInteger(value / Number(multipleOf)))
  )
}

function fail(path: Path, schema?: Schema, value?: unknown): never {
  const wantsObject = isRecord(schema) && schema['type'] === 'object' && value === undefined
  throw new Mismatch(path, wantsObject)
}
