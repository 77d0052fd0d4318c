import type { Flow, FlowNode } from '../../flow/flow.ts'
import { isCalled } from '../../builder/called.ts'
import { nodeId } from '../../builder/node-id.ts'
import { factOf } from '../../nodes/index.ts'
import type { FlowLink, NewNode } from '../command.ts'
import { endsOf, isNote } from '../ends.ts'
import { linksIn, rewired } from '../links.ts'
import { namer } from '../new-names.ts'
import { isTooDeep } from '../record.ts'
import { changed } from './node.ts'
import type { Does } from './outcome.ts'
import { renamed } from './rename.ts'

export const replace: Does<'replace'> = (flow, { name, node: wanted }) => {
  const before = flow.nodes.find((node) => node.name === name)
  if (!before || isNote(before) || isTooDeep(wanted.parameters)) return undefined
  const after = replaced(before, wanted)
  if (isNote(after)) return undefined
  const kept = fitting(flow, before, after)
  const next = changed({ ...flow, connections: kept }, name, () => after)!
  const called = namer(flow.nodes.filter((node) => node !== before))(wanted.name.trim() || name)
  return called === name
    ? { flow: next }
    : {
        flow: renamed(next, new Map([[name, called]])),
        choose: (chosen) => chosen.map((one) => (one === name ? called : one)),
      }
}

/** What it was told beside its parameters stays, and so do credentials that it can use. */
const replaced = (before: FlowNode, { type, typeVersion, parameters = {} }: NewNode): FlowNode => {
  const { webhookId, credentials, ...rest } = before
  const fact = factOf(type)
  const usable = Object.entries(credentials ?? {}).filter(([kind]) =>
    fact?.credentials?.includes(kind),
  )
  return {
    ...rest,
    type,
    typeVersion: typeVersion ?? fact?.version ?? 1,
    parameters,
    ...(usable.length > 0 && { credentials: Object.fromEntries(usable) }),
    ...(isCalled(type, parameters) && { webhookId: webhookId ?? nodeId(`${before.id}/address`) }),
  }
}

/** Links that the new kind has ends for; the output for errors stays the last. */
const fitting = (flow: Flow, before: FlowNode, after: FlowNode) => {
  const { name } = before
  const [was, is] = [endsOf(before), endsOf(after)]
  const touching = linksIn(flow).filter(({ from, to }) => from.node === name || to.node === name)
  const fits = ({ from, to, kind }: FlowLink): boolean => {
    if (!is.isKnown) return true
    if (kind !== 'main')
      return (
        (from.node !== name || is.gives === kind || kind === 'ai_tool') &&
        (to.node !== name || is.takes?.some((one) => one === kind) === true)
      )
    return (
      (from.node !== name || from.at < is.outputs || isError(from.at)) &&
      (to.node !== name || to.at < is.inputs)
    )
  }
  const isError = (at: number) =>
    before.onError === 'continueErrorOutput' && was.isKnown && at >= was.outputs
  const moved = (link: FlowLink): FlowLink =>
    link.kind === 'main' && link.from.node === name && isError(link.from.at)
      ? { ...link, from: { node: name, at: is.outputs } }
      : link
  return rewired(
    flow.connections,
    ({ from, to }) => from.node === name || to.node === name,
    touching.filter(fits).map(moved),
  )
}
