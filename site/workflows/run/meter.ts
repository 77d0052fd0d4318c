import { NotSimulated } from './failure.ts'
import type { Outputs } from './piece.ts'
import type { Limits } from './run.ts'

/** Stops runs that would not end, or that grow without bound. */
export class Meter {
  readonly #limits: Limits
  #runs = 0
  #bytes = 0
  isSpent = false

  constructor(limits: Limits) {
    this.#limits = limits
  }

  count(outputs: Outputs): void {
    this.#runs += 1
    const items = outputs.reduce((sum, pieces) => sum + pieces.length, 0)
    if (this.#runs > this.#limits.runs) this.#stop('runs', this.#limits.runs)
    if (items > this.#limits.items) this.#stop('items', this.#limits.items)
    this.#bytes += JSON.stringify(outputs).length
    if (this.#bytes > this.#limits.bytes) this.#stop('bytes', this.#limits.bytes)
  }

  #stop(key: 'runs' | 'items' | 'bytes', most: number): never {
    this.isSpent = true
    throw new NotSimulated(key, String(most))
  }
}
