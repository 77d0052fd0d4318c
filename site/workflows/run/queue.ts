import type { FlowNode } from '../flow/flow.ts'
import type { Inputs, Outputs, Piece, Source } from './piece.ts'
import type { Wiring } from './wiring.ts'

/** A run of a node that is to come. */
export interface Due {
  readonly node: FlowNode
  readonly inputs: Inputs
  readonly sources: readonly (Source | null)[]
}

/**
 * What runs next, in n8n's first order of execution: a branch to its end before the next one,
 * higher nodes first; a node with several inputs waits for all of them, or until nothing else is left.
 */
export class Queue {
  readonly #wiring: Wiring
  readonly #stack: Due[] = []
  readonly #waiting = new Map<string, Map<number, Half>>()

  constructor(wiring: Wiring, starts: readonly Due[]) {
    this.#wiring = wiring
    this.#stack.push(...starts.toSorted((a, b) => byPlace(b.node.position, a.node.position)))
  }

  next(): Due | undefined {
    if (this.#stack.length === 0) this.#wake()
    return this.#stack.shift()
  }

  /** Leads on what a run gave. */
  follow(node: string, run: number, outputs: Outputs): void {
    const found = this.#wiring.outgoing(node).flatMap((targets, output) =>
      (outputs[output]?.length ?? 0) === 0
        ? []
        : targets.map((target) => ({
            target,
            source: { node, output, run },
            place: this.#wiring.nodes.get(target.node)!.position,
          })),
    )
    // Each is put in front of the others: the last to come, the highest, is the first to run.
    found.sort((a, b) => byPlace(a.place, b.place))
    for (const { target, source } of found)
      this.#add(target.node, target.index, outputs[source.output]!, source)
  }

  #add(name: string, input: number, pieces: readonly Piece[], source: Source): void {
    const count = this.#wiring.incoming(name).length
    if (count <= 1) {
      const inputs: (readonly Piece[] | null)[] = Array.from({ length: input }, () => null)
      this.#stack.unshift({
        node: this.#wiring.nodes.get(name)!,
        inputs: [...inputs, pieces],
        sources: [source],
      })
      return
    }
    const halves = this.#waiting.get(name) ?? new Map<number, Half>()
    this.#waiting.set(name, halves)
    const place =
      [...halves.keys()].sort((a, b) => a - b).find((at) => !halves.get(at)!.inputs[input]) ??
      halves.size
    const half = halves.get(place) ?? emptyHalf(count)
    halves.set(place, half)
    half.inputs[input] = pieces
    half.sources[input] = source
    if (half.inputs.includes(null)) return
    this.#take(name, place)
    this.#stack.unshift({ node: this.#wiring.nodes.get(name)!, ...half })
  }

  /** Nothing else can come: the first waiting node whose own sources do not wait runs with what it has. */
  #wake(): void {
    for (const [name, halves] of this.#waiting) {
      const ancestors = this.#wiring.ancestors(name)
      if ([...this.#waiting.keys()].some((other) => ancestors.has(other))) continue
      const place = Math.min(...halves.keys())
      const half = halves.get(place)!
      const node = this.#wiring.nodes.get(name)!
      if (!hasEnough(node, half)) continue
      this.#take(name, place)
      this.#stack.push({
        node,
        inputs: half.inputs.map((pieces) => pieces ?? []),
        sources: half.sources,
      })
      return
    }
  }

  #take(name: string, place: number): void {
    const halves = this.#waiting.get(name)!
    halves.delete(place)
    if (halves.size === 0) this.#waiting.delete(name)
  }
}

/** The lowest first, then the rightmost. */
const byPlace = (a: readonly [number, number], b: readonly [number, number]): number =>
  b[1] - a[1] || (a[0] > b[0] ? -1 : 0)

/** A run of a node with several inputs, some of which have not come yet. */
interface Half {
  readonly inputs: (readonly Piece[] | null)[]
  readonly sources: (Source | null)[]
}

const emptyHalf = (count: number): Half => ({
  inputs: Array.from({ length: count }, () => null),
  sources: Array.from({ length: count }, () => null),
})

function hasEnough(node: FlowNode, half: Half): boolean {
  const needed =
    node.type === 'n8n-nodes-base.merge' && node.parameters['mode'] === 'chooseBranch' ? [0, 1] : []
  return needed.every((input) => half.inputs[input] != null)
}
