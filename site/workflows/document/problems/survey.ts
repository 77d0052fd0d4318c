/** What rules ask of a flow, found once. */
import type { Flow, FlowNode } from '../../flow/flow.ts'
import type { NodeFact } from '../../nodes/fact.ts'
import { factOf } from '../../nodes/index.ts'
import type { Run } from '../../run/run.ts'
import type { FlowLink } from '../command.ts'
import { isNote } from '../ends.ts'
import { linksIn } from '../links.ts'
import { startsFlows } from '../outline/graph.ts'
import type { Problem } from './problem.ts'

export interface Context {
  /** The last run of this very flow. */
  readonly run?: Run
  /** What is wrong with an expression: its parser is too large to come along unasked. */
  readonly checkExpression?: (source: string) => { readonly from: number } | undefined
}

export interface Survey extends Context {
  readonly flow: Flow
  /** Without notes. */
  readonly nodes: readonly FlowNode[]
  readonly named: ReadonlyMap<string, FlowNode>
  /** Whose both ends are there. */
  readonly links: readonly FlowLink[]
  readonly main: readonly FlowLink[]
  readonly into: ReadonlyMap<string, readonly FlowLink[]>
  readonly out: ReadonlyMap<string, readonly FlowLink[]>
  /** Those that start it and are not switched off. */
  readonly starts: readonly string[]
  readonly reached: ReadonlySet<string>
}

export type Rule = (survey: Survey) => readonly Problem[]

export const surveyOf = (flow: Flow, context: Context): Survey => {
  const nodes = flow.nodes.filter((node) => !isNote(node))
  const named = new Map(nodes.map((node) => [node.name, node]))
  const links = linksIn(flow).filter(({ from, to }) => named.has(from.node) && named.has(to.node))
  const main = links.filter(({ kind }) => kind === 'main')
  const out = grouped(links, ({ from }) => from.node)
  const starts = nodes.flatMap(({ name, type, disabled }) =>
    startsFlows(type) && disabled !== true ? [name] : [],
  )
  const reached = new Set(starts)
  for (const name of reached)
    for (const { to, kind } of out.get(name) ?? []) if (kind === 'main') reached.add(to.node)
  const into = grouped(links, ({ to }) => to.node)
  return { ...context, flow, nodes, named, links, main, into, out, starts, reached }
}

/** The fact, where the node has the version it speaks of, or one that differs little from it. */
export const surely = ({ type, typeVersion }: FlowNode): NodeFact | undefined => {
  const fact = factOf(type)
  return fact && Math.floor(typeVersion) === Math.floor(fact.version) ? fact : undefined
}

const grouped = (
  links: readonly FlowLink[],
  by: (link: FlowLink) => string,
): ReadonlyMap<string, readonly FlowLink[]> => {
  const groups = new Map<string, FlowLink[]>()
  for (const link of links) {
    const group = groups.get(by(link))
    if (group) group.push(link)
    else groups.set(by(link), [link])
  }
  return groups
}
