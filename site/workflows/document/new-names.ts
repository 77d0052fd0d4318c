/** Names that no other node has: « Name », « Name 1 », « Name 2 ». */
import type { FlowNode } from '../flow/flow.ts'
import { nodeId } from '../builder/node-id.ts'

/** Each name it gives is taken from then on. */
export const namer = (nodes: readonly Pick<FlowNode, 'name'>[]): ((wanted: string) => string) => {
  const taken = new Set(nodes.map(({ name }) => name))
  const last = new Map<string, number>()
  return (wanted) => {
    if (!taken.has(wanted)) {
      taken.add(wanted)
      return wanted
    }
    const { base = wanted, number = '0' } = NUMBERED.exec(wanted)?.groups ?? {}
    let next = Math.max(Number(number), last.get(base) ?? 0) + 1
    while (taken.has(`${base} ${next}`)) next += 1
    last.set(base, next)
    taken.add(`${base} ${next}`)
    return `${base} ${next}`
  }
}

const NUMBERED = /^(?<base>.*\S) (?<number>[1-9]\d{0,5})$/su

/** Ids that come of names, and are not those of others. */
export const identifier = (nodes: readonly Pick<FlowNode, 'id'>[]): ((name: string) => string) => {
  const taken = new Set(nodes.map(({ id }) => id))
  return (name) => {
    let id = nodeId(name)
    for (let more = 1; taken.has(id); more += 1) id = nodeId(`${name}/${more}`)
    taken.add(id)
    return id
  }
}
