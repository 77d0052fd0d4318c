/** The sheets as SVG documents, drawn when a site is built. */
import { characterMarkup } from '../../../ui/companion/character/markup.ts'
import { ICONS } from '../../../ui/icon/paths.ts'
import { color } from '#ui/theme/tokens'
import { strokesOf } from './letters.ts'
import { cellAt, type SheetName, type SheetNames, SHEETS } from './sheets.ts'
import { TECHNOLOGIES } from './technologies.ts'

/** The same bytes for the same sources. */
export const sheetMarkup = (sheet: SheetName): string => {
  const { cell, columns, rows, names } = SHEETS[sheet]
  const [width, height] = [columns * cell, rows * cell]
  const cells = names.map((name) => {
    const [x, y] = cellAt(SHEETS[sheet], name)!
    return `<svg x="${x}" y="${y}" width="${cell}" height="${cell}">${drawings[sheet](name as never)}</svg>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${cells.join('')}</svg>`
}

// The same file serves both themes: a tile brings the night along, as the site's own icon does,
// and signs without a tile take the one grey that both grounds let through.
const { dark } = color

const drawings: { readonly [S in SheetName]: (name: SheetNames[S]) => string } = {
  techIcons: (name) => {
    const { letters, universe } = TECHNOLOGIES.find(({ icon }) => icon === name)!
    const { d, width } = strokesOf(letters)
    const scale = 1.55
    const [x, y] = [32 - (width * scale) / 2, 32 - 7 * scale]
    return (
      `<rect x="2" y="2" width="60" height="60" rx="15" fill="${dark.raised}"/>` +
      `<path d="${d}" transform="translate(${round(x)} ${round(y)})scale(${scale})" ${STROKE} stroke="${dark[universe]}" stroke-width="2.1"/>`
    )
  },
  portraits: (mood) =>
    tile(256) + inset(characterMarkup(mood, 'teen', { id: mood, size: 208, crop: 'head' }), 24),
  media: (stage) =>
    tile(512) +
    `<circle cx="256" cy="240" r="176" fill="${dark.raised}"/>` +
    inset(characterMarkup('happy', stage, { id: stage, size: 432, crop: 'full' }), 40),
  ui: (name) =>
    `<path d="${ICONS[name]}" transform="scale(2)" ${STROKE} stroke="${dark.lineStrong}" stroke-width="1.75"/>`,
}

const STROKE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'

/** A little smaller than its cell, so that on the sheet no two touch. */
const tile = (size: number) => {
  const gap = size / 64
  const side = size - 2 * gap
  return `<rect x="${gap}" y="${gap}" width="${side}" height="${side}" rx="${size / 8}" fill="${dark.surface}"/>`
}

/** A document within a document, some way from the corner; the cell crops it, not its own frame. */
const inset = (svg: string, by: number) =>
  svg.replace(/^<svg xmlns="[^"]*"/u, `<svg x="${by}" y="${by}" overflow="visible"`)

const round = (value: number) => Math.round(value * 100) / 100
