import { NodeResizer, type NodeProps } from '@xyflow/react'
import type { ReactElement } from 'react'
import { useTools } from '../context.ts'
import type { NoteNode } from './drawn.ts'
import * as css from './canvas.css.ts'

/** A note to whoever reads the flow; it lies behind the nodes. */
export function Note({ id, data, selected }: NodeProps<NoteNode>): ReactElement {
  const { studio } = useTools()
  return (
    <>
      <NodeResizer
        isVisible={selected}
        minWidth={96}
        minHeight={64}
        onResizeEnd={(_, { width, height, x, y }) => {
          const node = studio.get().session.flow.nodes.find(({ name }) => name === id)
          if (!node) return
          const parameters = {
            ...node.parameters,
            width: Math.round(width),
            height: Math.round(height),
          }
          studio.perform({
            do: 'all',
            commands: [
              { do: 'set-parameters', name: id, parameters },
              { do: 'move', positions: { [id]: [Math.round(x), Math.round(y)] } },
            ],
          })
        }}
      />
      <div className={css.note} data-color={data.color}>
        {data.text}
      </div>
    </>
  )
}
