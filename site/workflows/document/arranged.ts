/** Where nodes of a flow stand when they are laid out anew. */
import type { Link } from '../builder/links.ts'
import type { Flow, FlowNode } from '../flow/flow.ts'
import type { FlowLink, Point } from './command.ts'
import { isNote } from './ends.ts'
import { around, boxOf } from './geometry.ts'
import { linksIn } from './links.ts'

/** Gives each of these a place, by how they are linked. */
export type Layout = (
  names: readonly string[],
  links: readonly Link[],
) => ReadonlyMap<string, Point>

/**
 * The corner of what is laid out stays where it is; notes go along with what they lie under.
 *
 * @param names of the nodes that are laid out; all where left out
 */
export const arranged = (
  flow: Flow,
  layout: Layout,
  names?: readonly string[],
): ReadonlyMap<string, Point> => {
  const wanted = names && new Set(names)
  const nodes = flow.nodes.filter(({ name }) => !wanted || wanted.has(name))
  const steps = nodes.filter((node) => !isNote(node))
  if (steps.length === 0) return new Map()
  const chosen = new Set(steps.map(({ name }) => name))
  const links = linksIn(flow).filter(({ from, to }) => chosen.has(from.node) && chosen.has(to.node))
  const places = laidOut([...chosen], linksFor(links), layout)
  const [before, corner] = [around(steps), cornerOf([...places.values()])]
  const positions = new Map<string, Point>(
    [...places].map(([name, [left, top]]) => [
      name,
      [left + before.left - corner[0], top + before.top - corner[1]],
    ]),
  )
  for (const note of nodes.filter(isNote)) {
    const under = leading(note, steps)
    const to = under && positions.get(under.name)
    if (to)
      positions.set(note.name, [
        note.position[0] + to[0] - under.position[0],
        note.position[1] + to[1] - under.position[1],
      ])
  }
  return positions
}

/** The layout's library trips over nodes called `__proto__`: it knows them by number. */
const laidOut = (
  names: readonly string[],
  links: readonly Link[],
  layout: Layout,
): ReadonlyMap<string, Point> => {
  const numbers = new Map(names.map((name, at) => [name, `${at}`]))
  const numbered = links.map((link) => ({
    ...link,
    from: numbers.get(link.from)!,
    to: numbers.get(link.to)!,
  }))
  const places = layout([...numbers.values()], numbered)
  return new Map(names.map((name) => [name, places.get(numbers.get(name)!)!]))
}

/** The layout puts each part below one node; a part that would serve itself is nobody's. */
const linksFor = (links: readonly FlowLink[]): readonly Link[] => {
  const users = new Map<string, string>()
  const isUnder = (name: string, above: string): boolean => {
    for (let one: string | undefined = name; one !== undefined; one = users.get(one))
      if (one === above) return true
    return false
  }
  return links.flatMap(({ from, to, kind }) => {
    const link = { from: from.node, to: to.node, output: from.at, input: to.at }
    if (kind === 'main') return [{ ...link, kind }]
    if (users.has(from.node) || isUnder(to.node, from.node)) return []
    users.set(from.node, to.node)
    return [{ ...link, kind: kind as Link['kind'] }]
  })
}

const cornerOf = (points: readonly Point[]): Point => [
  Math.min(...points.map(([left]) => left)),
  Math.min(...points.map(([, top]) => top)),
]

/** The first node that a note lies under. */
const leading = (note: FlowNode, steps: readonly FlowNode[]): FlowNode | undefined => {
  const box = boxOf(note)
  return steps.find(
    ({ position: [left, top] }) =>
      left >= box.left && left < box.right && top >= box.top && top < box.bottom,
  )
}
