import type { Outputs, Source } from './piece.ts'

/** What nodes have given so far, run by run: what expressions look back on. */
export class History {
  readonly #runs = new Map<string, Past[]>()
  readonly order: { node: string; run: number }[] = []

  runsOf(name: string): readonly Past[] {
    return this.#runs.get(name) ?? []
  }

  has(name: string): boolean {
    return this.#runs.has(name)
  }

  add(name: string, past: Past): void {
    const runs = this.#runs.get(name) ?? []
    this.#runs.set(name, runs)
    this.order.push({ node: name, run: runs.length })
    runs.push(past)
  }

  names(): readonly string[] {
    return [...this.#runs.keys()]
  }
}

export interface Past {
  readonly outputs: Outputs
  /** By input, where its items came from. */
  readonly sources: readonly (Source | null)[]
}
