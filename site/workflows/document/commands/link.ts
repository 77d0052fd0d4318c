import type { Flow } from '../../flow/flow.ts'
import type { FlowLink } from '../command.ts'
import { isNote } from '../ends.ts'
import { hasLink, keyOf, rewired } from '../links.ts'
import { own } from '../record.ts'
import type { Does } from './outcome.ts'

export const link: Does<'link'> = (flow, { link: wanted }) =>
  canLink(flow, wanted)
    ? { flow: { ...flow, connections: rewired(flow.connections, () => false, [wanted]) } }
    : undefined

export const unlink: Does<'unlink'> = (flow, { link: gone }) => {
  if (!hasLink(flow, gone)) return undefined
  const key = keyOf(gone)
  return {
    flow: { ...flow, connections: rewired(flow.connections, (one) => keyOf(one) === key) },
  }
}

/** Whether both ends are there, nothing links them yet, and no part would come to serve itself. */
export const canLink = (flow: Flow, wanted: FlowLink): boolean => {
  const { from, to, kind } = wanted
  const ends = flow.nodes.filter(({ name }) => name === from.node || name === to.node)
  return (
    ends.length === (from.node === to.node ? 1 : 2) &&
    !ends.some(isNote) &&
    isPlace(from.at) &&
    isPlace(to.at) &&
    kind !== '' &&
    !hasLink(flow, wanted) &&
    (kind === 'main' || !serves(flow, to.node, from.node))
  )
}

/** More outputs than any node has would only be a slip, and long lists of nothing. */
const isPlace = (at: number): boolean => Number.isInteger(at) && at >= 0 && at < 1000

/** Whether a node serves another as a part, however indirectly, or is that node. */
const serves = (flow: Flow, part: string, user: string): boolean => {
  const found = new Set([part])
  for (const name of found)
    for (const [kind, outputs] of Object.entries(own(flow.connections, name) ?? {}))
      if (kind !== 'main') for (const target of outputs.flat()) if (target) found.add(target.node)
  return found.has(user)
}
