/** Fields that a step writes, as the node « set » takes them. */
import type { Json } from '../flow/flow.ts'
import type { Bilingual } from '../nodes/fact.ts'
import type { Params } from '../recipes/recipe.ts'

/** What is no text by its form: an expression that gives a number, a list… */
export interface Typed {
  readonly as: 'number' | 'boolean' | 'array' | 'object'
  readonly value: Json
}
export type Field = string | number | boolean | Bilingual<string> | Typed

/** Adds fields to each item, or leaves nothing but them. */
export const fields = (
  values: Readonly<Record<string, Field>>,
  { alone = false }: { readonly alone?: boolean } = {},
): Params => ({
  mode: 'manual',
  assignments: {
    assignments: Object.entries(values).map(([name, field]) => ({
      id: name,
      name,
      type: typeOf(field),
      value: isTyped(field) ? field.value : field,
    })),
  },
  includeOtherFields: !alone,
  options: {},
})

export const number = (value: string): Typed => ({ as: 'number', value })
export const truth = (value: string): Typed => ({ as: 'boolean', value })
export const list = (value: string | readonly Json[]): Typed => ({
  as: 'array',
  value: textOf(value),
})

/** What the node `settings` holds under that name. */
export const setting = (name: string): string => `={{ $('settings').first().json.${name} }}`

/** n8n takes lists and objects as JSON text. */
const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

const isTyped = (field: Field): field is Typed => typeof field === 'object' && 'as' in field

const typeOf = (field: Field): string => {
  if (isTyped(field)) return field.as
  return typeof field === 'object' ? 'string' : typeof field
}
