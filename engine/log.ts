/**
 * A history that keeps its last `cap` entries. Pushing is cheap: the list may grow to twice its
 * cap before it is cut, and the frozen list it began with is copied only when something is added.
 */
export class Log<T> {
  readonly #before: readonly T[]
  readonly #cap: number
  #entries: T[] | undefined

  constructor(before: readonly T[], cap: number) {
    this.#before = before
    this.#cap = cap
  }

  push(entry: T): void {
    this.#entries ??= [...this.#before]
    if (this.#entries.push(entry) >= 2 * this.#cap) this.#entries = this.#entries.slice(-this.#cap)
  }

  /** The entries to keep; the very list it began with when nothing was added. */
  list(): readonly T[] {
    return this.#entries ? this.#entries.slice(-this.#cap) : this.#before
  }
}
