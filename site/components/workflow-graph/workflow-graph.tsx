import { useId, type ReactElement } from 'react'
import { diagram } from '#ui/figure'
import { ICONS, type IconName } from '#ui/icon'
import { ThreadPath } from '../thread/index.ts'
import * as css from './workflow-graph.css.ts'

/** Not reached yet, passed through, where the run stands, or left aside by it. */
export const NODE_STATES = ['idle', 'done', 'now', 'passed'] as const
export type NodeState = (typeof NODE_STATES)[number]

export interface GraphNode {
  id: string
  icon: IconName
  name: string
  detail: string
  /** Column and row of the drawing, from 0; halves are allowed. */
  at: readonly [column: number, row: number]
  state?: NodeState | undefined
}

export interface GraphLink {
  from: string
  to: string
  /** On which condition it is followed. */
  when?: string | undefined
  /** `run`: the path taken; `aside`: one that is not. */
  state?: 'run' | 'aside' | undefined
}

export interface WorkflowGraphProps {
  title: string
  /** What one sees, in a sentence: the steps themselves belong in a list beside it. */
  description: string
  nodes: readonly GraphNode[]
  links: readonly GraphLink[]
}

/** A workflow as boxes and wires. The path of a run is the thread. */
export function WorkflowGraph(props: WorkflowGraphProps): ReactElement {
  const { title, description, nodes, links } = props
  const id = useId()
  const placed = new Map(nodes.map((node) => [node.id, node.at]))
  const wires = links.map((link) => ({ ...link, d: wireOf(placed, link) }))
  const run = wires.filter(({ state }) => state === 'run').map(({ d }) => d)
  const columns = Math.max(...nodes.map(({ at }) => at[0])) + 1
  const rows = Math.max(...nodes.map(({ at }) => at[1])) + 1
  return (
    <svg
      viewBox={`0 0 ${columns * COLUMN} ${rows * ROW}`}
      {...PICTURE}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}text`}>{description}</desc>
      {wires.map(({ from, to, d, state }) => (
        <path
          key={`${from} ${to}`}
          className={state === 'aside' ? diagram.dotted : diagram.path}
          d={d}
        />
      ))}
      {run.length > 0 && <ThreadPath d={run.join('')} />}
      {wires.map(({ from, to, when }) => {
        const [x, y] = middleOf(placed, from, to)
        return (
          when && (
            <text key={`${from} ${to}`} className={css.when} x={x} y={y}>
              {when}
            </text>
          )
        )
      })}
      {nodes.map((node) => (
        <Node key={node.id} {...node} />
      ))}
    </svg>
  )
}

const PICTURE = { role: 'img' } as const

/** In units of the drawing: a cell, and the box in it. */
const [COLUMN, ROW, BOX] = [168, 150, 60]

function Node({ icon, name, detail, at, state = 'idle' }: GraphNode): ReactElement {
  const [x, y] = centreOf(at)
  return (
    <g>
      <rect
        className={css.node[state]}
        x={x - BOX / 2}
        y={y - BOX / 2}
        width={BOX}
        height={BOX}
        rx="16"
      />
      <path className={css.sign} d={ICONS[icon]} transform={`translate(${x - 12} ${y - 12})`} />
      {state === 'done' && (
        <g transform={`translate(${x + BOX / 2 - 4} ${y - BOX / 2 + 4})`}>
          <circle className={css.tick} r="11" />
          <path className={css.tickSign} d={ICONS.check} transform="scale(.6)translate(-12 -12)" />
        </g>
      )}
      <text className={css.name} x={x} y={y + BOX / 2 + 22}>
        {name}
      </text>
      <text className={css.detail} x={x} y={y + BOX / 2 + 41}>
        {detail}
      </text>
    </g>
  )
}

type Place = GraphNode['at']

const centreOf = ([column, row]: Place): readonly [number, number] => [
  (column + 0.5) * COLUMN,
  row * ROW + 48,
]

const ends = (placed: ReadonlyMap<string, Place>, from: string, to: string) => {
  const [start, end] = [placed.get(from), placed.get(to)]
  if (start === undefined || end === undefined) throw new Error(`no step from ${from} to ${to}`)
  const [[x1, y1], [x2, y2]] = [centreOf(start), centreOf(end)]
  return [x1 + BOX / 2, y1, x2 - BOX / 2, y2] as const
}

/** Level wires sag a little: a line without any height would show no thread. */
const wireOf = (placed: ReadonlyMap<string, Place>, { from, to }: GraphLink): string => {
  const [x1, y1, x2, y2] = ends(placed, from, to)
  const half = (x2 - x1) / 2
  const sag = y1 === y2 ? 7 : 0
  return `M${x1} ${y1}C${x1 + half} ${y1 + sag} ${x2 - half} ${y2 + sag} ${x2} ${y2}`
}

const middleOf = (placed: ReadonlyMap<string, Place>, from: string, to: string) => {
  const [x1, y1, x2, y2] = ends(placed, from, to)
  return [(x1 + x2) / 2, (y1 + y2) / 2 + 5] as const
}
