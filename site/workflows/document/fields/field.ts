import type { Json } from '../../flow/flow.ts'

/** A parameter as the inspector shows it. */
export interface Field {
  readonly path: readonly (string | number)[]
  readonly label: string
  readonly control: Control
  /** What a new node has, where the flow says nothing. */
  readonly value: Json | undefined
  /** Of a choice. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly required: boolean
  readonly help?: string
}

export type Control =
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
