/** The few strokes that the pictures are drawn with, as SVG markup in the colours of the night. */
import { color } from '#ui/theme/tokens'

const { dark } = color
export type Hue = 'code' | 'ia' | 'plus' | 'contact' | 'muted' | 'text'

/** A hairline, strong enough for a picture that is mostly seen small. */
export const hair = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${dark.lineStrong}" stroke-width="3" ${ROUND}/>`

/** A line of the background: rules of a page, rings of a map. */
export const rule = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${RULE}" stroke-width="3" ${ROUND}/>`

/** A path that could be taken, beside the one that is. */
export const dotted = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${dark.lineStrong}" stroke-width="3" stroke-dasharray="1 11" ${ROUND}/>`

/** A box of a diagram, by its corner. */
export const box = (x: number, y: number, width: number, height: number, radius = 20): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${dark.surface}" stroke="${dark.lineStrong}" stroke-width="3"/>`

/** A round node of a diagram. */
export const node = (x: number, y: number, r: number, hue?: Hue): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${dark.surface}" stroke="${hue ? dark[hue] : dark.lineStrong}" stroke-width="3"/>`

export const dot = (x: number, y: number, r: number, hue: Hue): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${dark[hue]}"/>`

/** Words drawn as bars, where their text would be too small to read. */
export const bar = (x: number, y: number, width: number, hue: Hue | 'quiet' = 'quiet'): string =>
  `<path d="M${x} ${y}h${width}" stroke="${hue === 'quiet' ? RULE : dark[hue]}" stroke-width="10" ${ROUND}/>`

/** The shape of what is said: three round corners, and a tight one where the voice comes from. */
export const pebble = (x: number, y: number, width: number, height: number): string =>
  `<path d="M${x + 32} ${y}h${width - 64}q32 0 32 32v${height - 64}q0 32-32 32h${40 - width}q-8 0-8-8v${40 - height}q0-32 32-32z" fill="${dark.surface}" stroke="${dark.lineStrong}" stroke-width="3"/>`

/** The thread's way in, under the words, until it runs level (or along `dx`, `dy`) at (x, y). */
export const lead = (x: number, y: number, dx = 130, dy = 0): string => {
  const reach = Math.round((x - 430) * 0.42)
  const [outX, outY] = [430 + reach, Math.round(532 - reach * 0.185)]
  return `M-10 524C130 562 300 556 430 532C${outX} ${outY} ${x - dx} ${y - dy} ${x} ${y}`
}

/** A large letter or sign. */
export const sign = (x: number, y: number, text: string, size: number): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="600" text-anchor="middle" fill="${dark.text}">${text}</text>`

/** The same drawing at several places. */
export const each = <T>(places: readonly T[], draw: (place: T, index: number) => string): string =>
  places.map(draw).join('')

/** The opal light across the whole picture: wherever the thread runs, it crosses every colour. */
export const thread = (d: string): string =>
  `<path d="${d}" fill="none" stroke="url(#opal)" stroke-width="6" ${ROUND}/>`

export const OPAL = `<linearGradient id="opal" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1200" y2="24">${[
  ['0', dark.opal1],
  ['.38', dark.opal2],
  ['.72', dark.opal3],
  ['1', dark.opal4],
]
  .map(([offset, stop]) => `<stop offset="${offset}" stop-color="${stop}"/>`)
  .join('')}</linearGradient>`

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
/** Between `line`, which a thumbnail would lose, and `lineStrong`. */
const RULE = '#43366F'
