import type { Command } from '../command.ts'

/** Something that keeps a flow from doing what it should, or may. */
export interface Problem {
  readonly key: ProblemKey
  readonly level: 'error' | 'warning' | 'hint'
  readonly node?: string
  /** Words and figures that the message needs, by name. */
  readonly values: Readonly<Record<string, string | number>>
  /** Only where nobody could want anything else. */
  readonly fix?: Command
}

export type ProblemKey =
  | 'no-trigger'
  | 'unreachable'
  /** It serves no other node. */
  | 'part-of-nothing'
  /** `kind`: the part that the node cannot do without. */
  | 'part-missing'
  /** `kind`, `part`: the node has no use for that part. */
  | 'part-not-taken'
  /** `parameter` */
  | 'required-missing'
  /** `credential`: n8n's name of it. */
  | 'credential-missing'
  /** `name`: no node is called so. */
  | 'dangling-reference'
  /** `name`: it has not run when this node does. */
  | 'reference-not-before'
  /** `expression`, `at`: where in it, in characters. */
  | 'expression-broken'
  /** `version`, `latest`: n8n does not have it. */
  | 'version-unknown'
  /** `version`, `latest` */
  | 'version-old'
  /** `count`: how many nodes go round. */
  | 'endless-loop'
  | 'loop-not-closed'
  /** `parameter` */
  | 'secret'
  | 'disabled-in-path'
  /** `output` or `input`, from 1, and `count`: how many there are. */
  | 'link-from-nowhere'
  | 'link-into-nowhere'
  | 'error-output-open'
  | 'response-missing'
  | 'response-unasked'
  /** `path`, `other`: the node that listens there as well. */
  | 'address-twice'
  | 'old-order'
  | 'no-items'
  /** `in`, `out`: items. */
  | 'multiplied'
  /** `count`: it asks that often. */
  | 'many-calls'
