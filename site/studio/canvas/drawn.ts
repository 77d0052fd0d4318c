/** The document as React Flow draws it. */
import type { Edge, Node } from '@xyflow/react'
import type { Flow, FlowNode, JsonObject } from '../../workflows/flow/flow.ts'
import type { FlowLink } from '../../workflows/document/command.ts'
import { endsOf, isNote, waysOf, type Ends } from '../../workflows/document/ends.ts'
import { keyOf, linksIn } from '../../workflows/document/links.ts'
import { handlesOf } from './handles.ts'
import { LABELS, TILE } from './sizes.ts'
import { waysBack } from './ways-back.ts'
import { stateIn, type NodeState, type Shown } from '../shown.ts'
import type { Run } from '../../workflows/run/index.ts'

export type BoxNode = Node<BoxData, 'box'>
export type NoteNode = Node<NoteData, 'note'>
export type DrawnNode = BoxNode | NoteNode
export type DrawnLink = Edge<{
  readonly link: FlowLink
  /** On which height it passes, if it leads back. */
  readonly back: number | undefined
}>

export interface BoxData extends Record<string, unknown> {
  readonly node: FlowNode
  readonly ends: Ends
  /** Names of its ways out, the one for errors last. */
  readonly outputs: readonly string[]
  readonly state: NodeState
  /** A run stops before it. */
  readonly isStop: boolean
}

export interface NoteData extends Record<string, unknown> {
  readonly text: string
  readonly color: number
}

/**
 * Nodes in this order: the Tab key follows it.
 * @param isMany only those in sight are drawn, and all boxes are of one size
 */
export const drawnNodes = (
  flow: Flow,
  order: readonly string[],
  chosen: ReadonlySet<string>,
  shown: Shown | undefined,
  stops: ReadonlySet<string>,
  isMany: boolean,
): DrawnNode[] => {
  const place = new Map(order.map((name, at) => [name, at]))
  return flow.nodes
    .toSorted((one, other) => (place.get(one.name) ?? LAST) - (place.get(other.name) ?? LAST))
    .map((node) => ({
      id: node.name,
      position: { x: node.position[0], y: node.position[1] },
      selected: chosen.has(node.name),
      ...(isNote(node) ? asNote(node.parameters) : asBox(node, shown, stops, isMany)),
    }))
}

/** Notes come after what runs. */
const LAST = Number.MAX_SAFE_INTEGER

const asNote = (
  parameters: JsonObject,
): Pick<NoteNode, 'type' | 'data' | 'width' | 'height' | 'zIndex'> => ({
  type: 'note',
  // Behind what it is about.
  zIndex: -1,
  width: numberOr(parameters['width'], 240),
  height: numberOr(parameters['height'], 160),
  data: {
    text: typeof parameters['content'] === 'string' ? parameters['content'] : '',
    color: numberOr(parameters['color'], 1),
  },
})

const numberOr = (value: unknown, usual: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : usual

const asBox = (
  node: FlowNode,
  shown: Shown | undefined,
  stops: ReadonlySet<string>,
  isMany: boolean,
): Pick<BoxNode, 'type' | 'data' | 'handles' | 'initialWidth' | 'initialHeight' | 'measured'> => {
  const ends = endsOf(node)
  const outputs = waysOf(node)
  return {
    type: 'box',
    // What is known beforehand need not be drawn to be measured: of a thousand, only those in sight are.
    initialWidth: TILE,
    initialHeight: TILE + LABELS,
    // Measured anew as it comes into sight, each would have all thousand looked at again.
    ...(isMany && { measured: { width: TILE, height: TILE + LABELS } }),
    handles: handlesOf(ends, outputs.length),
    data: {
      node,
      ends,
      outputs,
      // A part runs with what it serves.
      state: ends.gives ? undefined : shown && stateIn(shown, node.name),
      isStop: stops.has(node.id),
    },
  }
}

/** Links with the number of items that went over each in the last run. */
export const drawnLinks = (
  flow: Flow,
  chosen: ReadonlySet<string>,
  run: Run | undefined,
  count: (items: number) => string,
  named: (from: string, to: string) => string,
): DrawnLink[] => {
  const failing = new Set(
    flow.nodes.flatMap((node) =>
      node.onError === 'continueErrorOutput' ? [`${endsOf(node).outputs} ${node.name}`] : [],
    ),
  )
  const back = waysBack(flow)
  return linksIn(flow).map((link) => {
    const { from, to, kind } = link
    const items = run && kind === 'main' ? itemsOver(run, from.node, from.at) : undefined
    return {
      id: keyOf(link),
      source: from.node,
      target: to.node,
      sourceHandle: `${kind}:${from.at}`,
      targetHandle: `${kind}:${to.at}`,
      selected: chosen.has(keyOf(link)),
      ariaLabel: named(from.node, to.node),
      data: { link, back: back.get(keyOf(link)) },
      className: classOf(kind, items, failing.has(`${from.at} ${from.node}`)),
      ...(items !== undefined && items > 0 && { label: count(items) }),
    }
  })
}

const itemsOver = (run: Run, node: string, output: number): number | undefined => {
  const runs = run.nodes.get(node)
  return runs?.reduce((sum, { outputs }) => sum + (outputs[output]?.length ?? 0), 0)
}

const classOf = (kind: string, items: number | undefined, isForErrors: boolean): string => {
  if (kind !== 'main') return 'part'
  const way = isForErrors ? 'error' : ''
  return items ? `${way} ran` : way
}

/** @returns nothing for a handle that is none of ours */
export const endIn = (
  node: string,
  handle: string | null,
): { end: { node: string; at: number }; kind: string } | undefined => {
  const { kind, at } = /^(?<kind>\w+):(?<at>\d+)$/u.exec(handle ?? '')?.groups ?? {}
  return kind === undefined ? undefined : { end: { node, at: Number(at) }, kind }
}
