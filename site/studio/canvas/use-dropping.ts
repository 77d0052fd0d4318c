import { useReactFlow } from '@xyflow/react'
import { useState, type DragEvent } from 'react'
import type { Place } from '../../workflows/document/command.ts'
import { keyOf, linksIn } from '../../workflows/document/links.ts'
import type { NodeFact } from '../../workflows/nodes/fact.ts'
import { factOf } from '../../workflows/nodes/index.ts'
import { useTools } from '../context.ts'
import { DRAGGED } from '../palette/dragged.ts'
import { placeFor } from '../palette/place.ts'
import { isOfALine, useAdding } from '../palette/use-adding.ts'

export interface Dropping {
  /** The link that would take in what is dragged. */
  readonly over: string | undefined
  readonly onDragOver: (event: DragEvent) => void
  readonly onDragLeave: () => void
  readonly onDrop: (event: DragEvent) => void
}

/** What is dragged out of the palette: onto a link between two steps, onto a step, or where nothing is. */
export const useDropping = (): Dropping => {
  const { studio } = useTools()
  const { screenToFlowPosition } = useReactFlow()
  const adding = useAdding()
  const [over, setOver] = useState<string>()
  const placeAt = ({ clientX, clientY }: DragEvent, fact: NodeFact): Place => {
    const { session } = studio.get()
    const [link, node] = ['.react-flow__edge', '.react-flow__node'].map((kind) =>
      under(clientX, clientY, kind),
    )
    const onto = isOfALine(fact)
      ? linksIn(session.flow).find((one) => one.kind === 'main' && keyOf(one) === link)
      : undefined
    if (onto) return { on: 'link', link: onto }
    if (node !== undefined) return placeFor({ ...session, selection: [node] }, fact)
    const { x, y } = screenToFlowPosition({ x: clientX, y: clientY })
    return { on: 'canvas', position: [x - HALF, y - HALF] }
  }
  return {
    over,
    onDragOver: (event) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setOver(under(event.clientX, event.clientY, '.react-flow__edge'))
    },
    onDragLeave: () => setOver(undefined),
    onDrop: (event) => {
      const fact = factOf(event.dataTransfer.getData(DRAGGED))
      setOver(undefined)
      if (!fact) return
      event.preventDefault()
      event.stopPropagation()
      adding(fact, placeAt(event, fact))
    },
  }
}

const HALF = 48

/** The id of the node or link that lies below a point of the window. */
const under = (x: number, y: number, kind: string): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest(kind)?.getAttribute('data-id') ?? undefined)
    .find((id) => id !== undefined)
