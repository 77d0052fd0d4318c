// Stands in until the real one is written over it.
import type { FlowNode, Json, JsonObject } from '../flow/flow.ts'
export interface Field {
  readonly path: readonly (string | number)[]
  readonly label: string
  readonly control:
    | 'text'
    | 'long'
    | 'code'
    | 'number'
    | 'switch'
    | 'choice'
    | 'locator'
    | 'conditions'
    | 'assignments'
    | 'json'
  readonly value: Json | undefined
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly required?: boolean
  readonly help?: string
}
export const fieldsOf = (node: FlowNode, _language: 'fr' | 'en'): readonly Field[] =>
  Object.entries(node.parameters).map(([key, value]) => ({
    path: [key],
    label: key,
    value,
    control: typeof value === 'string' ? 'text' : typeof value === 'boolean' ? 'switch' : 'json',
  }))
export const withField = (
  parameters: JsonObject,
  path: readonly (string | number)[],
  value: Json,
): JsonObject => ({ ...parameters, [String(path[0])]: value })
