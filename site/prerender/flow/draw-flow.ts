/** A flow as SVG, in the pixels of n8n's canvas: the theme's colours by class. */
import { ICONS } from '#ui/icon'
import { vars } from '#ui/theme/contract.css'
import { flowDrawn as css } from '../../components/flow-view/index.ts'
import type { Sign } from '../../workflows/library/signs.ts'
import { escape } from '../markdown/escape.ts'
import { linesOf } from './lines.ts'

export interface DrawnNode {
  readonly key: string
  readonly name: string
  /** Its left upper corner. */
  readonly x: number
  readonly y: number
  readonly sign: Sign
  readonly starts: boolean
}

export interface DrawnWire {
  readonly from: string
  readonly to: string
  /** `thread` is the way of an example, `aside` one that it does not take. */
  readonly kind: 'thread' | 'aside' | 'plain' | 'part'
  readonly label?: string
}

/** The side of a node. */
const SIDE = 96
/** Around the whole: names are wider than their nodes. */
const EDGE = { x: 92, top: 32, below: 84 }

export const drawFlow = (
  nodes: readonly DrawnNode[],
  wires: readonly DrawnWire[],
  title: string,
): string => {
  const left = Math.min(...nodes.map(({ x }) => x)) - EDGE.x
  const top = Math.min(...nodes.map(({ y }) => y)) - EDGE.top
  const width = Math.max(...nodes.map(({ x }) => x)) + SIDE + EDGE.x - left
  const height = Math.max(...nodes.map(({ y }) => y)) + SIDE + EDGE.below - top
  const places = new Map(nodes.map((node) => [node.key, node]))
  const drawn = wires.flatMap((wire) => {
    const [from, to] = [places.get(wire.from), places.get(wire.to)]
    return from && to
      ? [
          {
            ...wire,
            d: wire.kind === 'part' ? upward(from, to) : onward(from, to),
            at: middle(from, to),
          },
        ]
      : []
  })
  const paths = (kind: DrawnWire['kind']) =>
    drawn
      .filter((wire) => wire.kind === kind)
      .map(({ d }) => d)
      .join('')
  const run = paths('thread')
  return [
    `<svg class="${css.drawing}" viewBox="${left} ${top} ${width} ${height}" width="${Math.round(width * SCALE)}" height="${Math.round(height * SCALE)}" role="img" aria-label="${escape(title)}">`,
    ...KINDS.map((kind) =>
      paths(kind) ? `<path class="${LOOKS[kind]}" d="${paths(kind)}"/>` : '',
    ),
    run &&
      `<linearGradient id="fil-du-flux" gradientUnits="userSpaceOnUse" x1="${left}" y1="0" x2="${left + width}" y2="0">${STOPS}</linearGradient><path class="${css.thread}" stroke="url(#fil-du-flux)" d="${run}"/>`,
    ...drawn.map(({ label, at: [x, y] }) =>
      label === undefined
        ? ''
        : `<text class="${css.way}" x="${x}" y="${y}">${escape(label)}</text>`,
    ),
    ...nodes.map(node),
    '</svg>',
  ].join('')
}

/** How large it is where there is no need to be smaller: names are then as large as captions. */
const SCALE = 0.56
/** Below the thread. */
const LOOKS = { plain: css.plain, aside: css.aside, part: css.part } as const
const KINDS = ['plain', 'aside', 'part'] as const

const STOPS = [vars.color.opal1, vars.color.opal2, vars.color.opal3, vars.color.opal4]
  .map((color, at) => `<stop offset="${[0, 0.38, 0.72, 1][at]}" stop-color="${color}"/>`)
  .join('')

type Corner = Pick<DrawnNode, 'x' | 'y'>

/** Level wires sag a little; those that lead back pass below. */
const onward = (from: Corner, to: Corner): string => {
  const [x1, y1, x2, y2] = [from.x + SIDE, from.y + SIDE / 2, to.x, to.y + SIDE / 2]
  if (x2 >= x1) {
    const half = Math.round((x2 - x1) / 2)
    return `M${x1} ${y1}C${x1 + half} ${y1} ${x2 - half} ${y2} ${x2} ${y2}`
  }
  const below = Math.max(y1, y2) + SIDE
  return `M${x1} ${y1}C${x1 + 80} ${y1} ${x1 + 80} ${below} ${x1} ${below}L${x2} ${below}C${x2 - 80} ${below} ${x2 - 80} ${y2} ${x2} ${y2}`
}

const upward = (from: Corner, to: Corner): string => {
  const [x1, y1, x2, y2] = [from.x + SIDE / 2, from.y, to.x + SIDE / 2, to.y + SIDE]
  const half = Math.round((y1 - y2) / 2)
  return `M${x1} ${y1}C${x1} ${y1 - half} ${x2} ${y2 + half} ${x2} ${y2}`
}

const middle = (from: Corner, to: Corner): readonly [number, number] => [
  Math.round((from.x + SIDE + to.x) / 2),
  Math.round((from.y + to.y) / 2 + SIDE / 2 + (from.y === to.y ? -12 : 6)),
]

const node = ({ name, x, y, sign, starts }: DrawnNode): string => {
  const centre = x + SIDE / 2
  const lines = linesOf(name, LINE).map(
    (line, at) =>
      `<text class="${css.name}" x="${centre}" y="${y + SIDE + 30 + at * 27}">${escape(line)}</text>`,
  )
  const inside =
    'icon' in sign
      ? `<path class="${css.sign}" transform="translate(${x + 24} ${y + 24})scale(2)" d="${ICONS[sign.icon]}"/>`
      : `<text class="${css.letters}" x="${centre}" y="${y + SIDE / 2 + 12}">${escape(sign.letters)}</text>`
  return `<rect class="${starts ? css.start : css.box}" x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" rx="${starts ? 44 : 24}"/>${inside}${lines.join('')}`
}

/** Room of a name, between two columns. */
const LINE = 226
