import {
  applyNodeChanges,
  Background,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
  type Connection,
  type NodeChange,
} from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { numberIn } from '../../i18n/number.ts'
import type { FlowLink, Point } from '../../workflows/document/command.ts'
import { usePart, useTools } from '../context.ts'
import { STILL } from '#ui/theme/media'
import { useWide } from '../../pages/parts/use-wide.ts'
import { useOrder } from '../use-order.ts'
import type { Words } from '../words.ts'
import { Box } from './box.tsx'
import { drawnLinks, drawnNodes, endIn, type DrawnLink, type DrawnNode } from './drawn.ts'
import { Link } from './link.tsx'
import { Note } from './note.tsx'
import { Overview } from './overview.tsx'
import { useDropping } from './use-dropping.ts'
import { Zoom } from './zoom.tsx'
import * as css from './canvas.css.ts'

/** The document as a drawing: what can be dragged here can also be done by keys and in menus. */
export function Canvas(): ReactElement {
  return (
    <ReactFlowProvider>
      <Drawing />
    </ReactFlowProvider>
  )
}

const KINDS = { box: Box, note: Note }
const LINKS = { default: Link }

function Drawing(): ReactElement {
  const { studio, words, language } = useTools()
  const flow = usePart(({ session }) => session.flow)
  const selection = usePart(({ session }) => session.selection)
  const shown = usePart((state) => state.shown)
  const run = shown?.run
  const stops = usePart((state) => state.stops)
  const order = useOrder()
  const [chosenLinks, setChosenLinks] = useState<ReadonlySet<string>>(NONE)
  const isMany = flow.nodes.length > MANY
  const wanted = useMemo(
    () => drawnNodes(flow, order, new Set(selection), shown, stops, isMany),
    [flow, order, selection, shown, stops, isMany],
  )
  const [drawn, setDrawn] = useState({ wanted, nodes: wanted })
  // What React Flow measured stays with the node that it belongs to.
  if (drawn.wanted !== wanted) setDrawn({ wanted, nodes: withMeasures(wanted, drawn.nodes) })
  const { over, ...drop } = useDropping()
  const links = useMemo(
    () =>
      drawnLinks(
        flow,
        over === undefined ? chosenLinks : new Set([over]),
        run,
        (count) => words.run.items(count, numberIn(language, count)),
        words.canvas.link,
      ),
    [flow, chosenLinks, over, run, words, language],
  )
  useSeeking()
  const isWide = useWide()
  const isFar = useStore(({ transform }) => transform[2] < FAR) && flow.nodes.length > CROWD
  const change = (changes: NodeChange<DrawnNode>[]) => {
    setDrawn((former) => ({ ...former, nodes: applyNodeChanges(changes, former.nodes) }))
    // Where a drag ends, and each step by the arrow keys.
    const moved = changes.flatMap((one) =>
      one.type === 'position' && one.position && one.dragging === false
        ? [[one.id, rounded(one.position)] as const]
        : [],
    )
    if (moved.length > 0) studio.perform({ do: 'move', positions: Object.fromEntries(moved) })
    const chosen = changes.filter((one) => one.type === 'select')
    if (chosen.length > 0) studio.select(selectedAfter(studio.get().session.selection, chosen))
  }
  return (
    <ReactFlow<DrawnNode, DrawnLink>
      className={css.canvas}
      nodes={drawn.nodes}
      edges={links}
      nodeTypes={KINDS}
      edgeTypes={LINKS}
      onNodesChange={change}
      onEdgesChange={(changes) => {
        const selects = changes.filter((one) => one.type === 'select')
        const next = selectedAfter([...chosenLinks], selects)
        setChosenLinks(new Set(next))
        // What is added next goes into it.
        studio.set({ link: links.find(({ id }) => id === next.at(-1))?.data?.link })
      }}
      {...drop}
      {...(isMany && { 'data-many': '' })}
      {...(isFar && { 'data-far': '' })}
      // On a phone one looks and finds: a finger that moves a step meant to move the sheet.
      nodesDraggable={isWide}
      nodesConnectable={isWide}
      onNodeClick={(_, { id }) => isWide || studio.inspect(id)}
      onNodeDoubleClick={(_, { id }) => studio.inspect(id)}
      onConnect={(connection) => {
        const link = linkOf(connection)
        if (link) studio.perform({ do: 'link', link })
      }}
      isValidConnection={(connection) => linkOf(connection) !== undefined}
      onEdgesDelete={(gone) =>
        studio.perform({
          do: 'all',
          commands: gone.map(({ data }) => ({ do: 'unlink', link: data!.link })),
        })
      }
      // The studio's own keys remove nodes: what came before leads to what came after.
      onBeforeDelete={({ edges }) => Promise.resolve({ nodes: [], edges })}
      fitView
      fitViewOptions={{
        // Of a crowd one sees where it begins, as large as one can read it.
        ...(isMany && { nodes: wanted.filter(({ type }) => type === 'box').slice(0, 6) }),
        maxZoom: 1,
        padding: 0.1,
      }}
      minZoom={0.05}
      maxZoom={2}
      snapToGrid
      snapGrid={[GRID, GRID]}
      onlyRenderVisibleElements={isMany}
      ariaLabelConfig={ariaIn(words)}
      aria-label={words.canvas.label}
      proOptions={{ hideAttribution: true }}
    >
      <Background gap={24} size={1.4} />
      {isWide && flow.nodes.length > FEW && <Overview nodes={drawn.nodes} />}
      <Zoom />
    </ReactFlow>
  )
}

/** Looks at the node that somebody looks for. */
function useSeeking(): void {
  const sought = usePart((state) => state.sought)
  const { setCenter, getNode } = useReactFlow()
  useEffect(() => {
    const node = sought && getNode(sought.name)
    if (!node) return
    const { x, y } = node.position
    void setCenter(x + HALF, y + HALF, {
      zoom: 1,
      duration: matchMedia(STILL).matches ? 0 : 200,
    })
  }, [sought, setCenter, getNode])
}

const HALF = 48

/** What React Flow says to who does not see it. */
const ariaIn = ({ canvas: { aria } }: Words) => ({
  'node.a11yDescription.default': aria.node,
  'node.a11yDescription.keyboardDisabled': aria.moving,
  'node.a11yDescription.ariaLiveMessage': ({ x, y }: { x: number; y: number }) => aria.moved(x, y),
  'edge.a11yDescription.default': aria.edge,
  'controls.ariaLabel': aria.controls,
  'handle.ariaLabel': aria.handle,
})

const NONE: ReadonlySet<string> = new Set()
const GRID = 16
/** Below this size names are no longer read; where there are so many, they are not drawn. */
const FAR = 0.5
const CROWD = 200
/** So few that one sees them all anyway. */
const FEW = 30
/** So many that only those in sight are drawn. */
const MANY = 150

const rounded = ({ x, y }: { x: number; y: number }): Point => [Math.round(x), Math.round(y)]

const withMeasures = (wanted: readonly DrawnNode[], former: readonly DrawnNode[]): DrawnNode[] => {
  const known = new Map(former.map((node) => [node.id, node.measured]))
  return wanted.map((node) => {
    const measured = known.get(node.id)
    return measured ? { ...node, measured } : node
  })
}

interface Chosen {
  readonly id: string
  readonly selected: boolean
}

const selectedAfter = (
  former: readonly string[],
  changes: readonly Chosen[],
): readonly string[] => {
  const off = new Set(changes.filter(({ selected }) => !selected).map(({ id }) => id))
  const on = changes.filter(({ selected }) => selected).map(({ id }) => id)
  return [...former.filter((id) => !off.has(id) && !on.includes(id)), ...on]
}

const linkOf = (connection: Connection | DrawnLink): FlowLink | undefined => {
  const from = endIn(connection.source, connection.sourceHandle ?? null)
  const to = endIn(connection.target, connection.targetHandle ?? null)
  if (!from || !to || from.kind !== to.kind) return undefined
  return { from: from.end, to: to.end, kind: from.kind }
}
