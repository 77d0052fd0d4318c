/** « Set » wrote its fields by kind, then as a list with kinds, and now as assignments. */
import type { FlowNode, Json, JsonObject } from '../../flow/flow.ts'
import { isObject } from '../repair/shape.ts'
import type { Upgraded } from './upgraded.ts'

export const set = (node: FlowNode): Upgraded | undefined => {
  const { typeVersion: version, parameters } = node
  if (version >= 3.4) return undefined
  const found = version < 3 ? byKind(parameters, version) : version < 3.3 ? inList(node) : undefined
  return found && { version: 3.4, parameters: found }
}

type Field = { readonly name: string; readonly type: string; readonly value: Json }

const byKind = (parameters: JsonObject, version: number): JsonObject | undefined => {
  const { values = {}, keepOnlySet = false, options = {}, ...rest } = parameters
  if (Object.keys(rest).length > 0 || typeof keepOnlySet !== 'boolean') return undefined
  if (!isObject(values) || !isObject(options)) return undefined
  // In the order in which n8n sets them.
  const fields = ['boolean', 'number', 'string'].flatMap((type): readonly (Field | undefined)[] => {
    const rows = values[type] ?? []
    if (!Array.isArray(rows)) return [undefined]
    return (rows as readonly unknown[]).map((row) => fieldOf(row, type, version))
  })
  if (!fields.every((field) => field !== undefined)) return undefined
  return assigned(fields, !keepOnlySet, options)
}

/** A lone expression gives what it gives: the later version would make it a text or a number. */
const fieldOf = (row: unknown, type: string, version: number): Field | undefined => {
  if (!isObject(row)) return undefined
  const { name, value } = row as JsonObject
  if (typeof name !== 'string' || name === '' || name.startsWith('=')) return undefined
  if (type === 'string')
    return typeof value === 'string' && isText(value) ? { name, type, value } : undefined
  if (typeof value === type) return { name, type, value: value! }
  const isNumeric = type === 'number' && version >= 2 && typeof value === 'string'
  const number = isNumeric && value.trim() !== '' ? Number(value) : Number.NaN
  return Number.isNaN(number) ? undefined : { name, type, value: number }
}

/** Always a text, whatever stands between its braces. */
const isText = (value: string): boolean =>
  !value.startsWith('=') || !/^=\s*\{\{[\s\S]*\}\}\s*$/u.test(value)

/** From 3.2 on fields are read as they are now; before, nothing at all was an error or a text. */
const inList = ({ typeVersion, parameters }: FlowNode): JsonObject | undefined => {
  const { mode = 'manual', fields = {}, include = 'all', options = {}, ...rest } = parameters
  const { includeFields, excludeFields, ...others } = rest
  const isKnown = Object.keys(others).every(
    (key) => key === 'duplicateItem' && others[key] === false,
  )
  if (mode !== 'manual' || !isObject(fields) || !isObject(options) || !isKnown) return undefined
  const rows = fields['values'] ?? []
  if (!Array.isArray(rows) || typeof include !== 'string') return undefined
  const found = (rows as readonly unknown[]).map((row) => listed(row, typeVersion))
  if (!found.every((field) => field !== undefined)) return undefined
  const { includeBinary = false, ...kept } = options as JsonObject
  if (typeof includeBinary !== 'boolean') return undefined
  const isAlone = include === 'none'
  // Files now come along unless one says otherwise, and never with fields that stand alone.
  if (isAlone && includeBinary) return undefined
  const own = includeBinary || isAlone ? kept : { ...kept, stripBinary: true }
  const chosen = isAlone || include === 'all' ? {} : { include }
  return {
    ...assigned(found, !isAlone, own),
    ...chosen,
    ...(includeFields !== undefined && { includeFields }),
    ...(excludeFields !== undefined && { excludeFields }),
  }
}

const listed = (row: unknown, version: number): Field | undefined => {
  if (!isObject(row)) return undefined
  const { name, type = 'stringValue', ...values } = row as JsonObject
  if (typeof name !== 'string' || name.startsWith('=') || typeof type !== 'string') return undefined
  const kind = type.replace('Value', '')
  const value = values[type] ?? (Object.hasOwn(USUAL, kind) ? USUAL[kind] : undefined)
  const isCertain =
    kind === 'object'
      ? typeof value === 'string' && !value.startsWith('=')
      : version >= 3.2 || typeof value !== 'string' || isText(value)
  return value === undefined || !isCertain ? undefined : { name, type: kind, value }
}

const USUAL: Readonly<Record<string, Json>> = {
  string: '',
  number: '',
  boolean: 'true',
  array: '',
  object: '{}',
}

const assigned = (
  fields: readonly Field[],
  includeOtherFields: boolean,
  options: JsonObject,
): JsonObject => ({
  assignments: {
    assignments: fields.map((field, at) => ({ id: `${at + 1}`, ...field })),
  },
  ...(includeOtherFields && { includeOtherFields }),
  options,
})
