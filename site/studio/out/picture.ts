/** A document as an SVG of its own: opened anywhere, it looks as the canvas does here. */
import { color, type Theme } from '#ui/theme/tokens'
import { ICONS } from '#ui/icon'
import type { Language } from '../../routes/language.ts'
import { escaped } from '../../share-card/escaped.ts'
import { lines } from '../../share-card/lines.ts'
import { endsOf, isNote, waysOf } from '../../workflows/document/ends.ts'
import { around, boxOf, SIDE } from '../../workflows/document/geometry.ts'
import { noteRows } from '../../workflows/document/note-text.ts'
import type { Flow, FlowNode } from '../../workflows/flow/flow.ts'
import { outputName } from '../../workflows/library/output-names.ts'
import { signOf } from '../../workflows/library/sign.ts'
import { factOf } from '../../workflows/nodes/index.ts'
import { kindOf } from '../kind-of.ts'
import { pathsOf } from './picture-links.ts'

export interface Picture {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** @param face a typeface that the picture brings along, as a `data:` address */
export const pictureOf = (
  flow: Flow,
  { theme, language, face }: { theme: Theme; language: Language; face: string | undefined },
): Picture => {
  const box = flow.nodes.length === 0 ? EMPTY : around(flow.nodes)
  const left = box.left - MARGIN
  const top = box.top - MARGIN
  const width = Math.ceil(box.right + MARGIN - left)
  const height = Math.ceil(box.bottom + BELOW + MARGIN - top)
  const { ground } = color[theme]
  const notes = flow.nodes.filter(isNote)
  const steps = flow.nodes.filter((node) => !isNote(node))
  const shown = [
    ...notes.map((node) => noteOf(node, theme)),
    ...pathsOf(flow).map(({ path, isPart, isForErrors }) =>
      link(path, isForErrors ? color[theme].danger : color[theme].lineStrong, isPart),
    ),
    ...steps.map((node) => stepOf(node, theme, language)),
  ]
  const style =
    face === undefined
      ? ''
      : `<style>@font-face{font-family:Opale;font-weight:400 700;src:url(${face}) format("woff2")}</style>`
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}" font-family="Opale, Figtree, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif">`,
    `<title>${escaped(flow.name)}</title>`,
    style,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${ground}"/>`,
    ...shown,
    '</svg>',
  ].join('')
  return { svg, width, height }
}

const MARGIN = 80
/** Pixels that a name and a kind take below their box. */
const BELOW = 88
const EMPTY = { left: 0, top: 0, right: 240, bottom: 96 }

const link = (path: string, stroke: string, isPart: boolean): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="2"${isPart ? ' stroke-dasharray="4 5"' : ''}/>`

const noteOf = (node: FlowNode, theme: Theme): string => {
  const { left, top, right, bottom } = boxOf(node)
  const { line, warningSoft, text } = color[theme]
  const { content } = node.parameters
  const most = Math.max(1, Math.floor((bottom - top - 28) / 20))
  const rows = noteRows(typeof content === 'string' ? content : '')
    .flatMap(({ kind, runs }) => {
      const said = runs.map((run) => run.text).join('')
      const told = kind === 'item' ? `• ${said}` : said
      const broken = lines(told, { width: right - left - 28, size: 15, most })
      const weight = kind === 'heading' ? 650 : 400
      return (said === '' ? [''] : broken).map((row) => ({ row, weight }))
    })
    .slice(0, most)
  return [
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="10" fill="${warningSoft}" stroke="${line}"/>`,
    ...rows.map(({ row, weight }, at) =>
      words(
        row,
        left + 14,
        top + 28 + at * 20,
        `font-size="15" font-weight="${weight}" fill="${text}"`,
      ),
    ),
  ].join('')
}

const stepOf = (node: FlowNode, theme: Theme, language: Language): string => {
  const [left, top] = node.position
  const { surface, lineStrong, text, muted } = color[theme]
  const { gives, takes = [] } = endsOf(node)
  const middle = left + SIDE / 2
  const below = top + SIDE + (takes.length > 0 ? 34 : 24)
  const names = lines(node.name, { width: 200, size: 15, most: 2 })
  const ways = waysOf(node)
  return [
    `<g${node.disabled === true ? ' opacity=".55"' : ''}>`,
    `<rect x="${left}" y="${top}" width="${SIDE}" height="${SIDE}" rx="${gives ? SIDE / 2 : 16}" fill="${surface}" stroke="${lineStrong}" stroke-width="2"/>`,
    signIn(node, theme),
    ...names.map((row, at) =>
      words(
        row,
        middle,
        below + at * 19,
        `text-anchor="middle" font-size="15" font-weight="600" fill="${text}"`,
      ),
    ),
    words(
      lines(kindOf(node, language), { width: 200, size: 13, most: 1 })[0] ?? '',
      middle,
      below + names.length * 19,
      `text-anchor="middle" font-size="13" fill="${muted}"`,
    ),
    ...(ways.length > 1 ? ways : []).map((way, at) =>
      way === 'main'
        ? ''
        : words(
            outputName(way, language),
            left + SIDE + 14,
            top + ((at + 1) * SIDE) / (ways.length + 1) - 6,
            `font-size="13" fill="${muted}"`,
          ),
    ),
    '</g>',
  ].join('')
}

const words = (text: string, x: number, y: number, attributes: string): string =>
  text === '' ? '' : `<text x="${x}" y="${y}" ${attributes}>${escaped(text)}</text>`

const signIn = (node: FlowNode, theme: Theme): string => {
  const [left, top] = node.position
  const { text } = color[theme]
  const fact = factOf(node.type)
  const sign = fact ? signOf(fact) : ({ icon: 'layers' } as const)
  if ('letters' in sign)
    return words(
      sign.letters,
      left + SIDE / 2,
      top + SIDE / 2 + 9,
      `text-anchor="middle" font-size="26" font-weight="650" fill="${text}"`,
    )
  return `<path transform="translate(${left + 30} ${top + 30}) scale(1.5)" d="${ICONS[sign.icon]}" fill="none" stroke="${text}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>`
}
