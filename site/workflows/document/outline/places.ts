/** Every step gets its one place: after the ways that lead to it have come together. */
import { arrivalsFrom, type Arrivals } from './arrivals.ts'
import type { Followers, Graph } from './graph.ts'
import type { Entry, Joins, Step, Way } from './step.ts'

/** Ways within ways, deeper than anybody could follow: what is there stands further down instead. */
const DEEPEST = 24

export class Places {
  readonly #graph: Graph
  readonly #placed = new Set<string>()
  /** The ways that are open, from the outermost to the one that is being walked. */
  readonly #open: symbol[] = []
  /** By step that waits, the ways that everything which leads to it has in common. */
  readonly #common = new Map<string, readonly symbol[]>()
  #arrivals: Arrivals = { awaited: new Map(), isBack: () => false }

  constructor(graph: Graph) {
    this.#graph = graph
  }

  has(name: string): boolean {
    return this.#placed.has(name)
  }

  /** Places all that some starts lead to and that has no place yet. */
  from(starts: readonly string[]): readonly Entry[] {
    this.#arrivals = arrivalsFrom(this.#graph, starts, (name) => this.#placed.has(name))
    const entries: Entry[] = []
    const waiting: string[] = []
    for (const start of starts) if (!this.#placed.has(start)) this.#line(start, entries, waiting)
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      if (!this.#placed.has(name)) this.#line(name, entries, waiting)
    return entries
  }

  /** One step after the other, until the line divides, ends, or comes to a step that has to wait. */
  #line(start: string, entries: Entry[], waiting: string[]): void {
    for (let name: string | undefined = start; name !== undefined;) {
      const followers: readonly Followers[] = this.#graph.next.get(name) ?? []
      const isOne = followers.length <= 1 && (followers[0]?.names.length ?? 0) <= 1
      this.#placed.add(name)
      entries.push(this.#step(name, isOne ? [] : this.#ways(name, followers, waiting)))
      const next: string | undefined = isOne ? followers[0]?.names[0] : undefined
      name = next === undefined ? undefined : this.#arrive(name, next, entries, waiting)
    }
    this.#settle(entries, waiting)
  }

  #ways(name: string, followers: readonly Followers[], waiting: string[]): readonly Way[] {
    return followers.flatMap(({ at, label, isError, names }): readonly Way[] => {
      const way = { at, label, isError }
      if (names.length === 0) return [{ ...way, entries: [] }]
      return names.map((first, index) => {
        const entries: Entry[] = []
        this.#open.push(Symbol(label))
        const next = this.#arrive(name, first, entries, waiting)
        if (next !== undefined) this.#line(next, entries, waiting)
        this.#open.pop()
        return { ...way, ...(names.length > 1 && { branch: index + 1 }), entries }
      })
    })
  }

  /** The step itself where it stands here; otherwise what tells that it stands elsewhere. */
  #arrive(from: string, to: string, entries: Entry[], waiting: string[]): string | undefined {
    if (this.#arrivals.isBack(from, to) || this.#placed.has(to)) {
      entries.push(joins(to, true))
      return undefined
    }
    const left = (this.#arrivals.awaited.get(to) ?? 1) - 1
    this.#arrivals.awaited.set(to, left)
    const common = inCommon(this.#common.get(to) ?? this.#open, this.#open)
    this.#common.set(to, this.#open.length > DEEPEST ? [] : common)
    if (left === 0 && this.#common.get(to)!.length === this.#open.length) return to
    entries.push(joins(to, false))
    if (!waiting.includes(to)) waiting.push(to)
    return undefined
  }

  /** Steps to which everything has come that leads there, within the ways that are open now. */
  #settle(entries: Entry[], waiting: string[]): void {
    for (;;) {
      const at = waiting.findIndex(
        (name) =>
          this.#placed.has(name) ||
          (this.#arrivals.awaited.get(name) === 0 &&
            this.#common.get(name)!.length >= this.#open.length),
      )
      const [name] = at < 0 ? [] : waiting.splice(at, 1)
      if (name === undefined) return
      if (!this.#placed.has(name)) this.#line(name, entries, waiting)
    }
  }

  #step(name: string, ways: readonly Way[], depth = 0): Step {
    this.#placed.add(name)
    const parts = (this.#graph.parts.get(name) ?? []).map((part): Entry => {
      const isHere = this.#graph.serving.has(part) && !this.#placed.has(part) && depth < DEEPEST
      return isHere ? this.#step(part, [], depth + 1) : joins(part, this.#placed.has(part))
    })
    return { kind: 'step', name, parts, ways }
  }
}

const joins = (name: string, isBack: boolean): Joins => ({ kind: 'joins', name, isBack })

const inCommon = (one: readonly symbol[], other: readonly symbol[]): readonly symbol[] => {
  const differ = one.findIndex((way, at) => way !== other[at])
  return differ < 0 ? one.slice() : one.slice(0, differ)
}
