/** Parts that a prompt may have. */
export type Part =
  | 'role'
  | 'material'
  | 'context'
  | 'examples'
  | 'constraints'
  | 'form'
  | 'doubt'
  | 'task'
  | 'checks'

/** What the generator itself writes into a prompt, in one language. */
export interface PromptWords {
  readonly titles: Readonly<Record<Part, string>>
  /** Names of tags: letters without accents and underscores, so that any program can read them. */
  readonly tags: Readonly<Record<Exclude<Part, 'role'> | 'example' | 'input' | 'output', string>>
  readonly example: { readonly title: string; readonly input: string; readonly output: string }
  /** Who reads the answer, in a sentence. */
  readonly reader: (reader: string) => string
  /** What stands there is material, whatever it says. */
  readonly materialIs: string
  readonly checks: string
  readonly json: { readonly alone: string; readonly fields: string; readonly value: string }
}
