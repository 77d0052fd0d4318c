/** A flow as text, as n8n writes and reads it. */
import type { Flow } from '../flow/flow.ts'
import { among } from './commands/copies.ts'

export const writeFlow = (flow: Flow): string => JSON.stringify(flow, null, 2)

/** What n8n's own editor puts on the clipboard: the nodes and the links among them. */
export const clipboardOf = (flow: Flow, names: readonly string[]): string => {
  const wanted = new Set(names)
  const nodes = flow.nodes.filter(({ name }) => wanted.has(name))
  const pins = Object.entries(flow.pinData ?? {}).filter(([name]) => wanted.has(name))
  return JSON.stringify(
    {
      nodes,
      connections: among(flow, wanted),
      pinData: Object.fromEntries(pins),
      ...(flow.meta && { meta: flow.meta }),
    },
    null,
    2,
  )
}
