/** Links as curves, from the place of an output to that of an input. */
import { endsOf, waysOf } from '../../workflows/document/ends.ts'
import { SIDE } from '../../workflows/document/geometry.ts'
import { linksIn } from '../../workflows/document/links.ts'
import type { Flow, FlowNode, PartLink } from '../../workflows/flow/flow.ts'

export interface LinkPath {
  readonly path: string
  readonly isPart: boolean
  readonly isForErrors: boolean
}

export const pathsOf = (flow: Flow): readonly LinkPath[] => {
  const named = new Map(flow.nodes.map((node) => [node.name, node]))
  return linksIn(flow).flatMap(({ from, to, kind }): readonly LinkPath[] => {
    const [source, target] = [named.get(from.node), named.get(to.node)]
    if (!source || !target) return []
    if (kind !== 'main')
      return [{ path: upwards(source, target, kind), isPart: true, isForErrors: false }]
    const ways = waysOf(source)
    return [
      {
        path: rightwards(
          [source.position[0] + SIDE, source.position[1] + share(from.at, ways.length)],
          [target.position[0], target.position[1] + share(to.at, endsOf(target).inputs)],
        ),
        isPart: false,
        isForErrors: source.onError === 'continueErrorOutput' && from.at === ways.length - 1,
      },
    ]
  })
}

type Spot = readonly [x: number, y: number]

const rightwards = ([x, y]: Spot, [left, top]: Spot): string => {
  const reach = Math.max(40, Math.abs(left - x) / 2)
  return `M${x} ${y}C${x + reach} ${y} ${left - reach} ${top} ${left} ${top}`
}

/** A part stands below what it serves. */
const upwards = (part: FlowNode, user: FlowNode, kind: string): string => {
  const takes = endsOf(user).takes ?? []
  const at = Math.max(0, takes.indexOf(kind as PartLink))
  const [x, y] = [part.position[0] + SIDE / 2, part.position[1]]
  const [left, top] = [
    user.position[0] + share(at, Math.max(1, takes.length)),
    user.position[1] + SIDE,
  ]
  const reach = Math.max(30, Math.abs(y - top) / 2)
  return `M${x} ${y}C${x} ${y - reach} ${left} ${top + reach} ${left} ${top}`
}

/** Ends stand at even distances along the side; links may leave from more than there are. */
const share = (at: number, count: number): number =>
  ((at + 1) * SIDE) / (Math.max(count, at + 1) + 1)
