/** Workflows as the studio's demonstrations know them: steps, links, and runs over imitated services. */
import type { GraphLink, GraphNode } from '../../components/workflow-graph/index.ts'

export interface Step extends Pick<GraphNode, 'id' | 'icon' | 'name' | 'detail' | 'at'> {
  /** Starts a run, or is where one may stop. */
  readonly role?: 'start' | 'end'
}

export interface Link extends Pick<GraphLink, 'from' | 'to' | 'when'> {}

export interface Case {
  readonly id: string
  readonly name: string
  /** The steps it goes through, and what each hands on. */
  readonly run: readonly { readonly step: string; readonly says: string }[]
}

export interface Flow {
  readonly id: string
  readonly title: string
  readonly steps: readonly Step[]
  readonly links: readonly Link[]
  readonly cases: readonly Case[]
}

/** The drawing of a flow after so many steps of a case: 0 before it starts. */
export const drawingOf = (
  { steps, links }: Flow,
  { run }: Case,
  done: number,
): { readonly nodes: readonly GraphNode[]; readonly links: readonly GraphLink[] } => {
  const place = (id: string) => run.findIndex(({ step }) => step === id)
  const over = done >= run.length
  const stateOf = (id: string): GraphNode['state'] => {
    const at = place(id)
    if (at < 0) return over ? 'passed' : 'idle'
    if (at >= done) return 'idle'
    return at === done - 1 && !over ? 'now' : 'done'
  }
  const linkState = ({ from, to }: Link): GraphLink['state'] => {
    const [start, end] = [place(from), place(to)]
    const follows = start >= 0 && end === start + 1
    if (follows && end < done) return 'run'
    return over && !follows ? 'aside' : undefined
  }
  return {
    nodes: steps.map((step) => ({ ...step, state: stateOf(step.id) })),
    links: links.map((link) => ({ ...link, state: linkState(link) })),
  }
}

export const FAULTS = ['unreachable', 'unfinished', 'one-way'] as const
export interface Fault {
  readonly kind: (typeof FAULTS)[number]
  readonly step: string
}

/**
 * What is wrong with how steps are linked: one that no run reaches, one where a run gets lost, a
 * choice that leaves one way only.
 */
export const faultsOf = ({ steps, links }: Pick<Flow, 'steps' | 'links'>): readonly Fault[] => {
  const reached = new Set(steps.filter(({ role }) => role === 'start').map(({ id }) => id))
  for (const id of reached) for (const { from, to } of links) if (from === id) reached.add(to)
  return steps.flatMap(({ id, icon, role }): readonly Fault[] => {
    if (!reached.has(id)) return [{ kind: 'unreachable', step: id }]
    const ways = links.filter(({ from }) => from === id).length
    if (ways === 0 && role !== 'end') return [{ kind: 'unfinished', step: id }]
    return icon === 'flow' && ways === 1 ? [{ kind: 'one-way', step: id }] : []
  })
}
