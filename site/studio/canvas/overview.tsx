import { Panel, useReactFlow, useStore, type ReactFlowState } from '@xyflow/react'
import { useEffect, useMemo, useRef, type PointerEvent, type ReactElement } from 'react'
import { useTools } from '../context.ts'
import * as css from './canvas.css.ts'
import type { DrawnNode } from './drawn.ts'
import { LABELS, TILE } from './sizes.ts'

/**
 * All of a flow at once, and which part is in sight; a press or a drag looks elsewhere, the wheel
 * zooms. React Flow's own has every node listen to each frame: of a thousand that is half the work.
 */
export function Overview({ nodes }: { nodes: readonly DrawnNode[] }): ReactElement {
  const { words } = useTools()
  const { setCenter, getZoom, zoomTo } = useReactFlow()
  const map = useRef<SVGSVGElement>(null)
  const boxes = useMemo(() => nodes.map(boxOf), [nodes])
  const drawing = useMemo(() => boxes.map(pathOf).join(''), [boxes])
  const all = useMemo(() => around(boxes), [boxes])
  const [x, y, width, height] = useStore(viewOf, isSame)
  const seen: Box = [x, y, width, height]
  const whole = around([all, seen])
  useEffect(() => {
    const zoom = (event: WheelEvent) => {
      event.preventDefault()
      void zoomTo(getZoom() * 2 ** (-event.deltaY / WHEEL))
    }
    // React's own listener could not keep the page from scrolling.
    const svg = map.current!
    svg.addEventListener('wheel', zoom, { passive: false })
    return () => svg.removeEventListener('wheel', zoom)
  }, [getZoom, zoomTo])
  const look = ({ clientX, clientY, currentTarget, buttons }: PointerEvent<SVGSVGElement>) => {
    const toFlow = currentTarget.getScreenCTM()?.inverse()
    if (buttons === 0 || !toFlow) return
    const to = new DOMPoint(clientX, clientY).matrixTransform(toFlow)
    // Beyond the last node there is nothing to look at.
    void setCenter(within(to.x, all[0], all[2]), within(to.y, all[1], all[3]), { zoom: getZoom() })
  }
  return (
    <Panel position="bottom-right" className={css.map}>
      <svg
        ref={map}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here: there is no file to name
        role="img"
        aria-label={words.canvas.map}
        width={WIDE}
        height={HIGH}
        viewBox={padded(whole).join(' ')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          look(event)
        }}
        onPointerMove={look}
      >
        <path className={css.mapNodes} d={drawing} />
        <path className={css.mapUnseen} d={pathOf(grown(whole, 2)) + pathOf(seen)} />
      </svg>
    </Panel>
  )
}

/** In pixels of the flow. */
type Box = readonly [x: number, y: number, width: number, height: number]

const WIDE = 150
const HIGH = 100
/** Pixels of the wheel for twice the size. */
const WHEEL = 300

const boxOf = ({ position, measured, width, height }: DrawnNode): Box => [
  position.x,
  position.y,
  measured?.width ?? width ?? TILE,
  measured?.height ?? height ?? TILE + LABELS,
]

const pathOf = ([x, y, width, height]: Box): string => `M${x} ${y}h${width}v${height}h${-width}z`

const around = (boxes: readonly Box[]): Box => {
  const edge = (of: (box: Box) => number, most: (...values: number[]) => number) =>
    boxes.reduce((value, box) => most(value, of(box)), of(boxes[0] ?? NOWHERE))
  const left = edge(([x]) => x, Math.min)
  const top = edge(([, y]) => y, Math.min)
  const right = edge(([x, , width]) => x + width, Math.max)
  const bottom = edge(([, y, , height]) => y + height, Math.max)
  return [left, top, right - left, bottom - top]
}
const NOWHERE: Box = [0, 0, 0, 0]

/** By so many times its size on each side. */
const grown = ([x, y, width, height]: Box, times: number): Box => [
  x - width * times,
  y - height * times,
  width * (1 + 2 * times),
  height * (1 + 2 * times),
]
const padded = (box: Box): Box => grown(box, 0.05)

const within = (value: number, start: number, length: number): number =>
  Math.min(Math.max(value, start), start + length)

const viewOf = ({ transform: [x, y, zoom], width, height }: ReactFlowState): Box => [
  -x / zoom,
  -y / zoom,
  width / zoom,
  height / zoom,
]
const isSame = (one: Box, other: Box): boolean => one.every((value, at) => value === other[at])
