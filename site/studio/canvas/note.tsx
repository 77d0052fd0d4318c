import { NodeResizer, type NodeProps } from '@xyflow/react'
import { Fragment, useMemo, type ReactElement } from 'react'
import { noteRows } from '../../workflows/document/note-text.ts'
import { useTools } from '../context.ts'
import type { NoteNode } from './drawn.ts'
import * as css from './canvas.css.ts'

/** A note to whoever reads the flow; it lies behind the nodes. */
export function Note({ id, data, selected }: NodeProps<NoteNode>): ReactElement {
  const { studio } = useTools()
  const rows = useMemo(() => noteRows(data.text), [data.text])
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
        {rows.map(({ at, kind, runs }) => (
          <p key={at} data-kind={kind}>
            {runs.map(({ at: from, text, as: Mark = Fragment }) => (
              <Mark key={from}>{text}</Mark>
            ))}
          </p>
        ))}
      </div>
    </>
  )
}
