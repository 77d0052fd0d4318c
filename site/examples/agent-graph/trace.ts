/** One line for each node that ran: what one reads the morning after. */

export interface Note {
  readonly step: number
  readonly node: string
  readonly next: string
  readonly tokens: number
  /** Why the edges were not followed. */
  readonly why?: string
}

export const lineOf = ({ step, node, next, tokens, why }: Note): string =>
  [
    String(step).padStart(2),
    node.padEnd(7),
    `-> ${next}`.padEnd(11),
    String(tokens).padStart(5),
    why ?? '',
  ]
    .join('  ')
    .trimEnd()
