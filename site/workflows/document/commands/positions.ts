import type { Point } from '../command.ts'
import { around, boxOf, placed } from '../geometry.ts'
import type { Does } from './outcome.ts'

export const move: Does<'move'> = (flow, { positions }) => {
  const next = placed(flow, new Map(Object.entries(positions)))
  return next === flow ? undefined : { flow: next }
}

export const align: Does<'align'> = (flow, { names, side }) => {
  const wanted = new Set(names)
  const nodes = flow.nodes.filter(({ name }) => wanted.has(name))
  if (nodes.length < 2) return undefined
  const all = around(nodes)
  const positions = nodes.map((node): readonly [string, Point] => {
    const { left, top, right, bottom } = boxOf(node)
    const [width, height] = [right - left, bottom - top]
    const to: Readonly<Record<typeof side, Point>> = {
      left: [all.left, top],
      right: [all.right - width, top],
      top: [left, all.top],
      bottom: [left, all.bottom - height],
      center: [(all.left + all.right - width) / 2, top],
      middle: [left, (all.top + all.bottom - height) / 2],
    }
    return [node.name, to[side]]
  })
  const next = placed(flow, new Map(positions))
  return next === flow ? undefined : { flow: next }
}
