/** What is wrong with something an author wrote: where, and what to write instead. */
export interface Problem {
  /** Path from the project's root. */
  readonly file: string
  /** From 1. */
  readonly line?: number
  readonly what: string
}

/** As editors make it a link: `file:line: what`. */
export const problemLine = ({ file, line, what }: Problem): string =>
  line === undefined ? `${file}: ${what}` : `${file}:${line}: ${what}`
