/** Runs the JavaScript of a code node somewhere it can do no harm. */
export interface CodeRunner {
  run(task: CodeTask): Promise<CodeAnswer>
}

export interface CodeTask {
  readonly code: string
  readonly mode: 'all' | 'each'
  /** Items that came in, as JSON. */
  readonly items: readonly CodeItem[]
  /** By name of the node, its runs, and their items by output. */
  readonly nodes: Readonly<Record<string, CodeNode>>
  readonly now: number
  readonly zone: string
  /** Values that code may read by name: `$runIndex`, `$workflow`… */
  readonly values: Readonly<Record<string, unknown>>
}

export interface CodeItem {
  readonly json: unknown
  readonly binary?: unknown
  readonly pairedItem?: unknown
  readonly error?: unknown
}

export interface CodeNode {
  /** Which output `first()`, `last()` and `all()` read when none is named. */
  readonly output: number
  /** Items by run and output; none where it has not run. */
  readonly runs: readonly (readonly (readonly CodeItem[])[])[]
  /** The item that each item that came in goes back to, or why there is none. */
  readonly matching: readonly ({ readonly item: CodeItem } | { readonly fails: string })[]
  readonly parameters: unknown
}

export type CodeAnswer =
  /** One value, or one for each item. */
  | { readonly value: unknown; readonly kind: 'value' }
  | { readonly kind: 'each'; readonly values: readonly CodeOutcome[] }
  | { readonly kind: 'failed'; readonly message: string }
  /** Something in it is beyond the engine: a limit, a module, chance. */
  | { readonly kind: 'refused'; readonly what: string }

export type CodeOutcome = { readonly value: unknown } | { readonly failed: string }
