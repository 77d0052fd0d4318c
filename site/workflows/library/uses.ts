/** What nodes can do with a service. */
import { NODES } from '../nodes/index.ts'
import type { NodeFact } from '../nodes/fact.ts'

/** The nodes that speak to a service, those that act before those that start a flow. */
export const factsOf = (service: string): readonly NodeFact[] =>
  Object.values(NODES)
    .filter((fact) => fact.service === service)
    .toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))

const ORDER: readonly NodeFact['kind'][] = ['service', 'trigger', 'part', 'ai', 'core', 'note']
