/** Something that a flow lacked or had wrong, and has right now. */
export interface Repair {
  readonly key: RepairKey
  /** The nodes it is about. */
  readonly nodes: readonly string[]
}

export type RepairKey =
  /** A list of flows: the first one is open. */
  | 'first-of-several'
  /** A fence, or words before and after. */
  | 'words-around'
  /** Commas too many, comments, quotes and spaces of a word processor. */
  | 'loose-json'
  /** As the source of a web page has it. */
  | 'escaped-json'
  | 'no-name'
  /** Something among the nodes that is none. */
  | 'not-a-node'
  | 'missing-name'
  | 'duplicate-name'
  | 'missing-id'
  | 'duplicate-id'
  | 'missing-type'
  | 'missing-version'
  | 'missing-position'
  | 'missing-parameters'
  /** A text in place of a credential, as n8n once wrote them. */
  | 'old-credentials'
  /** A value of a kind that it cannot have. */
  | 'wrong-value'
  /** To or from a node that is not there. */
  | 'lost-link'
  | 'duplicate-link'
  /** By a node's id instead of its name. */
  | 'linked-by-id'
  | 'no-connections'
  | 'wrong-connections'
  | 'wrong-pins'

/** Notes what is repaired, in the order in which it is first met. */
export class Repairs {
  readonly #nodes = new Map<RepairKey, Set<string>>()

  note(key: RepairKey, ...names: readonly string[]): void {
    const known = this.#nodes.get(key) ?? new Set()
    this.#nodes.set(key, known)
    for (const name of names) known.add(name)
  }

  get all(): readonly Repair[] {
    return [...this.#nodes].map(([key, nodes]) => ({ key, nodes: [...nodes] }))
  }
}
