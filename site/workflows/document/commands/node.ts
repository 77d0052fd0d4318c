/** What a node is told: its parameters, its options, the items pinned to it. */
import type { Flow, FlowNode } from '../../flow/flow.ts'
import type { NodeOptions } from '../command.ts'
import { endsOf } from '../ends.ts'
import { rewired } from '../links.ts'
import { isSame, isTooDeep, own, without } from '../record.ts'
import type { Does } from './outcome.ts'

export const setParameters: Does<'set-parameters'> = (flow, { name, parameters }) => {
  if (isTooDeep(parameters)) return undefined
  const next = changed(flow, name, (node) =>
    isSame(node.parameters, parameters) ? node : { ...node, parameters },
  )
  return next && { flow: next }
}

export const setOptions: Does<'set-options'> = (flow, { name, options }) => {
  const before = flow.nodes.find((node) => node.name === name)
  const next = changed(flow, name, (node) => withOptions(node, options))
  if (!before || !next) return undefined
  const after = next.nodes.find((node) => node.name === name)!
  if (!hasErrorOutput(before) || hasErrorOutput(after)) return { flow: next }
  // The output for errors is gone, and so are its links.
  const { outputs } = endsOf(after)
  const connections = rewired(
    flow.connections,
    ({ from, kind }) => kind === 'main' && from.node === name && from.at >= outputs,
  )
  return { flow: { ...next, connections } }
}

export const pin: Does<'pin'> = (flow, { name, items }) => {
  if (!flow.nodes.some((node) => node.name === name)) return undefined
  const pinned = own(flow.pinData ?? {}, name)
  if (items !== null)
    return isTooDeep(items) || isSame(pinned, items)
      ? undefined
      : { flow: { ...flow, pinData: { ...flow.pinData, [name]: items } } }
  if (pinned === undefined) return undefined
  const { pinData, ...rest } = flow
  const left = without(pinData!, new Set([name]))
  return { flow: Object.keys(left).length > 0 ? { ...flow, pinData: left } : rest }
}

/** With one node changed; nothing where it is not there or stays as it is. */
export const changed = (
  flow: Flow,
  name: string,
  change: (node: FlowNode) => FlowNode,
): Flow | undefined => {
  const at = flow.nodes.findIndex((node) => node.name === name)
  const before = flow.nodes[at]
  const after = before && change(before)
  return after && after !== before ? { ...flow, nodes: flow.nodes.with(at, after) } : undefined
}

const hasErrorOutput = ({ onError }: FlowNode): boolean => onError === 'continueErrorOutput'

/** What n8n takes for granted is not written. */
const withOptions = (node: FlowNode, options: NodeOptions): FlowNode => {
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  const usual = given.filter(([key, value]) => own(USUAL, key) === value).map(([key]) => key)
  const told = Object.fromEntries(given.filter(([key]) => !usual.includes(key)))
  const after = { ...without(node as never, new Set(usual)), ...told } as unknown as FlowNode
  return isSame(node, after) ? node : after
}

const USUAL: Readonly<Record<string, unknown>> = {
  disabled: false,
  notes: '',
  onError: 'stopWorkflow',
  retryOnFail: false,
  executeOnce: false,
  alwaysOutputData: false,
}
