/** The parameters of a node as the inspector shows them: those we know first, and then all others. */
import type { FlowNode, Json, JsonObject } from '../flow/flow.ts'
import type { Language } from '../builder/said.ts'
import { factOf, requiredOf } from '../nodes/index.ts'
import type { Described } from './fields/described.ts'
import type { Field } from './fields/field.ts'
import { asWords, controlFor, isLocator } from './fields/found.ts'
import { nameOf } from './fields/names.ts'
import { operationFields } from './fields/operation.ts'
import { SERVICES } from './fields/services.ts'
import { STEPS } from './fields/steps.ts'
import { SCHEMA, valueName } from './fields/values.ts'
import { at, pathOf, within } from './fields/path.ts'

export type { Field } from './fields/field.ts'
export { withField } from './fields/path.ts'

export const fieldsOf = (node: FlowNode, language: Language): readonly Field[] => {
  const { parameters, type, typeVersion } = node
  const fact = factOf(type)
  const isPresent = fact && Math.floor(typeVersion) === Math.floor(fact.version)
  const operations = isPresent ? operationFields(fact, parameters, language) : []
  const required = new Set(isPresent ? requiredOf(fact, parameters) : [])
  const usual = new Map(operations.map(({ path: [name], value }) => [String(name), value]))
  const known = isPresent ? shownOf(type, parameters, usual) : []
  const told = known.map((one) => fieldFrom(one, parameters, required, language))
  const names = new Set([...operations, ...told].map(({ path }) => String(path[0])))
  const missing = [...required]
    .filter((name) => !names.has(name) && parameters[name] === undefined)
    .map((name) => fieldFrom({ name, control: blankFor(name) }, parameters, required, language))
  const paths = [...operations, ...told].map(({ path }) => path)
  return [...operations, ...told, ...missing, ...others(parameters, paths, required, language)]
}

/** Those that the other parameters let be. */
const shownOf = (
  type: string,
  parameters: JsonObject,
  usual: ReadonlyMap<string, Json | undefined>,
): readonly Described[] => {
  const all =
    (Object.hasOwn(STEPS, type) ? STEPS[type] : undefined) ??
    (Object.hasOwn(SERVICES, type) ? SERVICES[type] : undefined) ??
    []
  const byName = new Map(all.map((one) => [one.name, one.usual]))
  const valueOf = (name: string) =>
    at(parameters, pathOf(name)) ?? usual.get(name) ?? byName.get(name) ?? false
  const holds = ({ when = {} }: Described) =>
    Object.entries(when).every(([name, wanted]) =>
      (Array.isArray(wanted) ? wanted : [wanted]).includes(valueOf(name)),
    )
  const seen = new Set<string>()
  return all.filter((one) => {
    if (seen.has(one.name) || !holds(one)) return false
    seen.add(one.name)
    return true
  })
}

const fieldFrom = (
  { name, control, usual, options }: Described,
  parameters: JsonObject,
  required: ReadonlySet<string>,
  language: Language,
): Field => {
  const path = pathOf(name)
  const own = at(parameters, path)
  const value = own ?? usual ?? (control === 'locator' ? blankLocator(name) : undefined)
  const fits = control !== 'choice' || typeof value === 'string'
  return {
    path,
    label: labelOf(path, language),
    control: fits && !isOdd(control, value) ? control : controlFor(name, value),
    value,
    required: required.has(name),
    ...(control === 'choice' &&
      fits && { options: optionsOf(name, options ?? [], value, language) }),
  }
}

/** A switch that is an expression is written, and so is a number. */
const isOdd = (control: Described['control'], value: Json | undefined): boolean =>
  value !== undefined &&
  ((control === 'switch' && typeof value !== 'boolean') ||
    (control === 'number' && typeof value !== 'number') ||
    (TEXTS.has(control) && typeof value !== 'string') ||
    (control === 'locator' && typeof value !== 'string' && !isLocator(value)))

const TEXTS: ReadonlySet<string> = new Set(['text', 'long', 'code'])

const optionsOf = (
  name: string,
  options: readonly string[],
  own: Json | undefined,
  language: Language,
): NonNullable<Field['options']> => {
  const all = typeof own === 'string' && !options.includes(own) ? [...options, own] : options
  return all.map((value) => ({
    value,
    label:
      name === 'schemaType' && value === 'manual' ? SCHEMA[language] : valueName(value, language),
  }))
}

/** What is there and has no field yet; of collections, each entry. */
const others = (
  parameters: JsonObject,
  known: readonly Field['path'][],
  required: ReadonlySet<string>,
  language: Language,
): readonly Field[] => {
  const isKnown = (path: Field['path']) => known.some((one) => within(path, one))
  const hasKnown = (path: Field['path']) => known.some((one) => within(one, path))
  const fieldsIn = (object: JsonObject, path: Field['path']): readonly Field[] =>
    Object.entries(object).flatMap(([name, value]) => {
      const own = [...path, name]
      if (isKnown(own)) return []
      const opens = hasKnown(own) || (COLLECTIONS.has(name) && path.length === 0)
      if (opens && isPlain(value)) return fieldsIn(value, own)
      // A list of which some rows have fields stays whole beside them, so that none is out of reach.
      return [
        {
          path: own,
          label: labelOf(own, language),
          control: controlFor(name, value),
          value,
          required: required.has(name),
        },
      ]
    })
  return fieldsIn(parameters, [])
}

const COLLECTIONS: ReadonlySet<string> = new Set([
  'options',
  'additionalFields',
  'otherOptions',
  'additionalOptions',
  'updateFields',
])

const isPlain = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isLocator(value)

/** The innermost name says what it is, but where it only says that there are several. */
const labelOf = (path: Field['path'], language: Language): string => {
  const names = path.filter((part): part is string => typeof part === 'string')
  const last = names.at(-1) ?? ''
  const before = names.at(-2)
  const telling = before !== undefined && ROWS.has(last) ? before : last
  return nameOf(telling, language) ?? asWords(telling)
}

const ROWS: ReadonlySet<string> = new Set([
  'values',
  'parameters',
  'messageValues',
  'attributes',
  'categories',
  'fieldToAggregate',
  'sortField',
])

const blankFor = (name: string): Described['control'] =>
  LOCATORS.test(name) ? 'locator' : BODIES.test(name) ? 'long' : 'text'

const LOCATORS =
  /^(?:documentId|sheetName|fileId|folderId|driveId|channelId|user|base|table|schema|model|modelId|workflowId|calendar|databaseId|pageId)$/u
const BODIES = /^(?:message|text|body|content|html|description)$/u

const blankLocator = (name: string): Json => ({
  __rl: true,
  mode: name === 'table' || name === 'schema' ? 'name' : 'id',
  value: '',
})
