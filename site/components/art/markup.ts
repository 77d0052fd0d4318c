import { color, type Theme } from '#ui/theme/tokens'
import { drawArt, type Piece } from './art.ts'
import { AT_REST, type Ink, type Motion, SIDE, STOPS } from './shape.ts'

export interface ArtMarkupOptions {
  readonly theme?: Theme | undefined
  readonly motion?: Motion | undefined
  /** Says what it is to a screen reader. */
  readonly title?: string | undefined
}

/** A picture as an SVG document of its own, to keep or to print. */
export const artMarkup = (
  piece: Piece,
  seed: string,
  { theme = 'dark', motion = AT_REST, title }: ArtMarkupOptions = {},
): string => {
  const inks = color[theme]
  const paint = (ink: Ink | undefined) =>
    ink === 'thread' ? 'url(#opal)' : ink === undefined ? 'none' : inks[ink]
  const shapes = drawArt(piece, seed, motion).map(
    ({ d, fill, stroke, width, opacity }) =>
      `<path d="${d}" fill="${paint(fill)}"` +
      (stroke ? ` stroke="${paint(stroke)}" stroke-width="${width ?? 1}"` : '') +
      (opacity === undefined ? '' : ` opacity="${opacity}"`) +
      '/>',
  )
  const stops = STOPS.map(
    ([ink, offset]) => `<stop offset="${offset}" stop-color="${inks[ink]}"/>`,
  ).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"` +
    (title === undefined ? '>' : ` role="img"><title>${escape(title)}</title>`) +
    `<defs><linearGradient id="opal" gradientUnits="userSpaceOnUse" x2="${SIDE}">${stops}</linearGradient></defs>` +
    `<rect width="${SIDE}" height="${SIDE}" fill="${inks.sunken}"/>` +
    `<g stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</g></svg>`
  )
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
