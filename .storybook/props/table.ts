/** What a component takes, as its documentation page shows it. */

/** How a prop can be set by hand. */
export type Control = 'boolean' | 'number' | 'text' | 'choice' | 'object' | 'none'

export interface Prop {
  readonly name: string
  /** As one would write it: `'solid' | 'line'`, `readonly TableRow[]`. */
  readonly type: string
  /** What the names in the type stand for. */
  readonly shape?: string
  readonly says?: string
  readonly required?: true
  /** What it is where nothing is given. */
  readonly initial?: string
  /** Where it is one of a few words or numbers. */
  readonly options?: readonly (string | number)[]
  readonly control: Control
  /** An element has it of itself. */
  readonly inherited?: true
}

export interface PropTable {
  readonly says: string
  readonly props: readonly Prop[]
  /** The element whose attributes it takes as well, as in `button`. */
  readonly element?: string
}

/** In place of an element that a prop chooses. */
export const ANY = 'element'
