/** How parameters of the most used kinds of nodes are described, a line each. */
import type { Json } from '../../flow/flow.ts'
import type { Control } from './field.ts'

export interface Described {
  /** With dots between names within names. */
  readonly name: string
  readonly control: Control
  /** Its value in a new node. */
  readonly usual?: Json
  readonly options?: readonly string[]
  /** It is shown where all of these parameters have one of these values. */
  readonly when?: When
}

type When = Readonly<Record<string, Json | readonly Json[]>>

type Describes = (name: string, usual?: Json) => Described

const as =
  (control: Control): Describes =>
  (name, usual) => ({ name, control, ...(usual !== undefined && { usual }) })

export const text = as('text')
export const long = as('long')
export const code = as('code')
export const number = as('number')
export const json = as('json')
export const locator = as('locator')
export const conditions = as('conditions')
export const assignments = as('assignments')
export const flag = (name: string, usual = false): Described => ({ name, control: 'switch', usual })
/** The first one is a new node's. */
export const choice = (name: string, ...options: readonly string[]): Described => ({
  name,
  control: 'choice',
  options,
  ...(options[0] !== undefined && { usual: options[0] }),
})
export const when = (shown: When, ...described: readonly Described[]): readonly Described[] =>
  described.map((one) => ({ ...one, when: { ...shown, ...one.when } }))
