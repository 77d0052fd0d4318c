/** A laid out map as SVG: the theme's colours by class. */
import { map as css } from '../../components/place-map/index.ts'
import { vars } from '#ui/theme/contract.css'
import type { Point } from '../diagram/box.ts'
import { escape } from '../markdown/escape.ts'
import { curledThread, plainPath, softPath, type Thread } from './curve.ts'
import type { DrawnMap } from './lay-out.ts'
import type { Name, Turned } from './names.ts'

/** @param id of its gradient, unique in the page */
export const draw = (map: DrawnMap, id: string, look: string, title: string): string => {
  const { sheet, seas, lands, rivers, reliefs, links, dots, thread, names, turned } = map
  const dot = 7 * sheet.thick ** 0.5
  return [
    `<svg class="${look}" viewBox="0 0 ${sheet.width} ${sheet.height}" role="img" aria-label="${escape(title)}">`,
    path(css.land, lands.map(plainPath)),
    path(css.sea, seas.map(plainPath)),
    ...rivers.map(
      ({ width, line }) =>
        `<path class="${css.river}" stroke-width="${Math.round(width)}" d="${softPath(line)}"/>`,
    ),
    path(
      css.relief,
      reliefs.map((line) => softPath(line)),
    ),
    path(
      css.link,
      links.map((line) => softPath(line)),
    ),
    ...dots.map((point) => circle(css.dot, point, dot)),
    ...(thread ? way(thread, id, dot) : []),
    ...turned.map((name) => along(name, sheet.detail)),
    ...names.map((name) => words(name, sheet)),
    '</svg>',
  ].join('')
}

const path = (look: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<path class="${look}" d="${lines.join('')}"/>`

const circle = (look: string, { x, y }: Point, radius: number): string =>
  `<circle class="${look}" cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}"/>`

const way = (thread: Thread, id: string, dot: number): readonly string[] => [
  gradient(thread, id),
  `<path class="${css.thread}" stroke="url(#${id})" d="${curledThread(thread)}"/>`,
  circle(css.station, thread.from, dot * 1.5),
  circle(css.work, thread.to, dot * 1.4),
]

/** Its colours run in the drawing's own units: a level line has no box to fill. */
const gradient = ({ from, to }: Thread, id: string): string => {
  const ends = `x1="${Math.round(from.x)}" y1="${Math.round(from.y)}" x2="${Math.round(to.x)}" y2="${Math.round(to.y)}"`
  const stops = [0, 0.38, 0.72, 1].map(
    (offset, index) => `<stop offset="${offset}" stop-color="${COLORS[index]}"/>`,
  )
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops.join('')}</linearGradient>`
}
const COLORS = [vars.color.opal1, vars.color.opal2, vars.color.opal3, vars.color.opal4]

const words = ({ name, detail, x, y, anchor }: Name, sheet: DrawnMap['sheet']): string => {
  const first = name === undefined ? sheet.detail : sheet.name
  const top = y + first
  const lines = [
    name === undefined ? '' : line(css.name[anchor], x, top, name),
    detail === undefined
      ? ''
      : line(css.detail[anchor], x, name === undefined ? top : top + sheet.detail * 1.3, detail),
  ]
  return lines.join('')
}

const line = (look: string, x: number, y: number, text: string): string =>
  `<text class="${look}" x="${Math.round(x)}" y="${Math.round(y)}">${escape(text)}</text>`

const along = ({ text, x, y, angle }: Turned, size: number): string =>
  `<text class="${css.detail.middle}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${angle})" y="${Math.round(size / 3)}">${escape(text)}</text>`
