/** A flow as SVG, in the pixels of n8n's canvas: the theme's colours by class. */
import { ICONS } from '#ui/icon'
import { vars } from '#ui/theme/contract.css'
import { flowDrawn as css } from '../../components/flow-view/index.ts'
import type { Sign } from '../../workflows/library/signs.ts'
import { escape } from '../markdown/escape.ts'
import { textWidth } from '../diagram/text-width.ts'
import { labelPlaces, type Box, type Point } from './label-places.ts'
import { linesOf, SIZE } from './lines.ts'

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
            along: along(from, to),
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
  const said = drawn.flatMap(({ label, along }) =>
    label === undefined ? [] : [{ label, along, width: textWidth(label, LABEL) }],
  )
  const feet = labelPlaces(said, nodes.flatMap(boxesOf))
  return [
    `<svg class="${css.drawing}" viewBox="${left} ${top} ${width} ${height}" width="${Math.round(width * SCALE)}" height="${Math.round(height * SCALE)}" role="img" aria-label="${escape(title)}">`,
    ...KINDS.map((kind) =>
      paths(kind) ? `<path class="${LOOKS[kind]}" d="${paths(kind)}"/>` : '',
    ),
    run &&
      `<linearGradient id="fil-du-flux" gradientUnits="userSpaceOnUse" x1="${left}" y1="0" x2="${left + width}" y2="0">${STOPS}</linearGradient><path class="${css.thread}" stroke="url(#fil-du-flux)" d="${run}"/>`,
    ...said.map(({ label }, at) => {
      const [x, y] = feet[at]!
      return `<text class="${css.way}" x="${x}" y="${y}">${escape(label)}</text>`
    }),
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

/** Points of a wire onward; of one that leads back, of its long part below. */
const along = (from: Corner, to: Corner): ((share: number) => Point) => {
  const [x1, y1, x2, y2] = [from.x + SIDE, from.y + SIDE / 2, to.x, to.y + SIDE / 2]
  if (x2 < x1) return (share) => [x1 + share * (x2 - x1), Math.max(y1, y2) + SIDE]
  const half = (x2 - x1) / 2
  return (share) => [bezier(share, x1, x1 + half, x2 - half, x2), bezier(share, y1, y1, y2, y2)]
}

const bezier = (share: number, start: number, near: number, far: number, end: number): number => {
  const rest = 1 - share
  return (
    rest ** 3 * start +
    3 * rest ** 2 * share * near +
    3 * rest * share ** 2 * far +
    share ** 3 * end
  )
}

/** A node and the lines of its name. */
const boxesOf = ({ name, x, y }: DrawnNode): readonly Box[] => [
  { left: x, top: y, right: x + SIDE, bottom: y + SIDE },
  ...linesOf(name, LINE).map((line, at): Box => {
    const [half, foot] = [textWidth(line, SIZE) / 2, footOf(y, at)]
    const centre = x + SIDE / 2
    return { left: centre - half, top: foot - 19, right: centre + half, bottom: foot + 6 }
  }),
]

/** Of a line of a name. */
const footOf = (y: number, line: number): number => y + SIDE + 30 + line * 27

const node = ({ name, x, y, sign, starts }: DrawnNode): string => {
  const centre = x + SIDE / 2
  const lines = linesOf(name, LINE).map(
    (line, at) =>
      `<text class="${css.name}" x="${centre}" y="${footOf(y, at)}">${escape(line)}</text>`,
  )
  const inside =
    'icon' in sign
      ? `<path class="${css.sign}" transform="translate(${x + 24} ${y + 24})scale(2)" d="${ICONS[sign.icon]}"/>`
      : `<text class="${css.letters}" x="${centre}" y="${y + SIDE / 2 + 12}">${escape(sign.letters)}</text>`
  return `<rect class="${starts ? css.start : css.box}" x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" rx="${starts ? 44 : 24}"/>${inside}${lines.join('')}`
}

/** Signs of an output's name, in pixels. */
const LABEL = 21
/** Room of a name, between two columns. */
const LINE = 226
