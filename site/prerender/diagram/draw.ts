/** A laid out graph as SVG: the theme's colours by class, one path for all edges of a kind. */
import { drawn as css } from '#ui/figure'
import { ICONS } from '#ui/icon'
import { vars } from '#ui/theme/contract.css'
import { escape } from '../markdown/escape.ts'
import { PADDING, type GraphNode } from './graph.ts'
import type { Drawing } from './layout.ts'
import type { DrawnWay } from './route.ts'
import { arrowPath, curledPath, roundedPath } from './path.ts'
import type { Box } from './box.ts'

/** @param id of its gradient, unique in the page */
export const draw = (drawing: Drawing, id: string, look: string): string => {
  const { width, height, groups, nodes, ways } = drawing
  return [
    `<svg class="${look}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">`,
    ...groups.map(
      ({ outside, ...box }) =>
        `<rect class="${outside ? css.outside : css.ours}" ${at(box)} rx="20"/>`,
    ),
    edges(ways, 'plain', css.plain),
    edges(ways, 'rare', css.rare),
    arrows(ways),
    thread(drawing, id),
    // Above the edges: one that comes in from above may run through the name.
    ...groups.map(
      ({ name, outside, x, y }) =>
        `<text class="${css.groupName[outside ? 'outside' : 'ours']}" x="${round(x + 16)}" y="${round(y + 26)}">${escape(name)}</text>`,
    ),
    ...nodes.map(node),
    ...ways.map(label),
    '</svg>',
  ].join('')
}

const at = ({ x, y, width, height }: Box): string =>
  `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`
const round = (value: number): number => Math.round(value)

const pathOf = ({ points, edge: { loop } }: DrawnWay): string => {
  const [start, end, more] = points
  return loop && start && end && more === undefined ? curledPath(start, end) : roundedPath(points)
}

const edges = (ways: readonly DrawnWay[], kind: string, look: string): string => {
  const d = ways.filter(({ edge }) => edge.kind === kind).map(pathOf)
  return d.length === 0 ? '' : `<path class="${look}" d="${d.join('')}"/>`
}

/** Those of dotted edges are whole. */
const arrows = (ways: readonly DrawnWay[]): string => {
  const d = ways.filter(({ edge }) => edge.kind !== 'main').map(({ points }) => arrowPath(points))
  return d.length === 0 ? '' : `<path class="${css.plain}" d="${d.join('')}"/>`
}

/** The main path. Its colours run in the drawing's own units: a level line has no box to fill. */
const thread = ({ ways, direction, width, height }: Drawing, id: string): string => {
  const d = ways
    .filter(({ edge }) => edge.kind === 'main')
    .map((way) => pathOf(way) + arrowPath(way.points))
  if (d.length === 0) return ''
  const end = direction === 'across' ? `x2="${width}" y2="0"` : `x2="0" y2="${height}"`
  const stops = [0, 0.38, 0.72, 1].map(
    (offset, index) => `<stop offset="${offset}" stop-color="${COLORS[index]}"/>`,
  )
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" ${end}>${stops.join('')}</linearGradient><path class="${css.thread}" stroke="url(#${id})" d="${d.join('')}"/>`
}

const COLORS = [vars.color.opal1, vars.color.opal2, vars.color.opal3, vars.color.opal4]

const node = ({ name, detail, icon, kind, ...box }: GraphNode & Box): string => {
  const { x, y, width, height } = box
  const middle = y + height / 2
  const words = icon === undefined ? x + width / 2 : x + PADDING + 30
  const anchor = icon === undefined ? '' : ` class="${css.beside}"`
  const lines = [
    `<text${anchor} x="${round(words)}" y="${round(detail === undefined ? middle + 5 : middle - 5)}">${escape(name)}</text>`,
  ]
  if (detail !== undefined)
    lines.push(
      `<text class="${icon === undefined ? css.more : css.moreBeside}" x="${round(words)}" y="${round(middle + 14)}">${escape(detail)}</text>`,
    )
  const sign =
    icon === undefined
      ? ''
      : `<path class="${css.icon}" transform="translate(${round(x + 14)} ${round(middle - 11)})scale(.92)" d="${ICONS[icon]}"/>`
  return `<rect class="${css.nodes[kind]}" ${at(box)} rx="${kind === 'end' ? round(height / 2) : 16}"/>${sign}${lines.join('')}`
}

const label = ({ edge, label: { x, y }, side }: DrawnWay): string => {
  if (edge.label === undefined) return ''
  const [dx, dy] = { above: [0, -8], below: [0, 20], after: [8, 4], before: [-8, 4] }[side] as [
    number,
    number,
  ]
  return `<text class="${css.label[side]}" x="${round(x + dx)}" y="${round(y + dy)}">${escape(edge.label)}</text>`
}
