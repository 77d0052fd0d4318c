/** What is wrong with something an author wrote, before one knows on which line it stands. */
export interface Fault {
  /** Path from the project's root. */
  readonly file: string
  /** The field of a record, from its root. */
  readonly at?: readonly PropertyKey[]
  /** Where it is known from the start; else the field's place tells. */
  readonly line?: number
  readonly what: string
}

/** A field as one names it: `fr.blocks.0.title`. */
export const fieldName = (at: readonly PropertyKey[]): string => at.map(String).join('.')
