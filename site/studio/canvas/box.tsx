import { Handle, Position, type NodeProps } from '@xyflow/react'
import type { ReactElement } from 'react'
import { Icon } from '#ui/icon'
import { outputName } from '../../workflows/library/output-names.ts'
import { Sign } from '../sign.tsx'
import { useTools } from '../context.ts'
import { kindOf } from '../kind-of.ts'
import type { NodeState } from '../shown.ts'
import { StudioGlyph } from '../glyphs.tsx'
import type { BoxNode } from './drawn.ts'
import { share } from './handles.ts'
import { TILE } from './sizes.ts'
import * as css from './canvas.css.ts'

/** One node: its sign in a box, its name below, and a handle for each link that it may have. */
export function Box({ data }: NodeProps<BoxNode>): ReactElement {
  const { words, language } = useTools()
  const { node, ends, outputs, state, isStop } = data
  const { inputs, takes = [], gives } = ends
  return (
    <div className={css.box} data-state={state} data-off={node.disabled ? '' : undefined}>
      {Array.from({ length: inputs }, (_, at) => `main:${at}`).map((id, at) => (
        <Handle
          key={id}
          id={id}
          type="target"
          position={Position.Left}
          style={{ top: share(at, inputs) }}
        />
      ))}
      {gives && <Handle id={`${gives}:0`} type="source" position={Position.Top} />}
      <span className={css.tile} data-round={gives ? '' : undefined}>
        <Sign type={node.type} size={28} />
      </span>
      {state && state !== 'aside' && (
        <span className={css.mark} data-state={state}>
          <Icon name={MARKS[state]} size={16} />
        </span>
      )}
      {isStop && (
        <span className={css.stop}>
          <StudioGlyph name="stop" label={words.outline.stop} />
        </span>
      )}
      <span className={css.name} data-low={takes.length > 0 ? '' : undefined}>
        {node.name}
      </span>
      <span className={css.kind}>{kindOf(node, language)}</span>
      {outputs
        .map((name, at) => ({ name, at, id: `main:${at}` }))
        .map(({ name, at, id }) => (
          <Handle
            key={id}
            id={id}
            type="source"
            position={Position.Right}
            style={{ top: share(at, outputs.length) }}
          >
            {outputs.length > 1 && name !== 'main' && (
              <span className={css.way}>{outputName(name, language)}</span>
            )}
          </Handle>
        ))}
      {takes.map((kind, at) => (
        <Handle
          key={kind}
          id={`${kind}:0`}
          type="target"
          position={Position.Bottom}
          style={{ left: share(at, takes.length), top: TILE }}
          title={words.parts[kind]}
        />
      ))}
    </div>
  )
}

const MARKS: Readonly<
  Record<Exclude<NodeState, 'aside' | undefined>, 'check' | 'alert' | 'info' | 'right'>
> = { ran: 'check', failed: 'alert', gap: 'info', next: 'right' }
