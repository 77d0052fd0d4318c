import { BaseEdge, getBezierPath, type EdgeProps } from '@xyflow/react'
import type { ReactElement } from 'react'
import type { DrawnLink } from './drawn.ts'
import { pathBack } from './ways-back.ts'

/** One link: a curve, or a way round below what stands between where it leads back. */
export function Link(props: EdgeProps<DrawnLink>): ReactElement {
  const { id, data, label, sourceX, sourceY, targetX, targetY } = props
  const back = data?.back
  const [path, labelX, labelY] =
    back === undefined
      ? getBezierPath(props)
      : pathBack([sourceX, sourceY], [targetX, targetY], back)
  return <BaseEdge {...{ id, path, label, labelX, labelY }} />
}
