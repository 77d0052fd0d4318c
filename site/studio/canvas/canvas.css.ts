import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { LABELS, TILE } from './sizes.ts'

const { color } = vars
const line = `1px solid ${color.line}`

export const canvas = style({ background: color.sunken })
const inCanvas = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${canvas} ${selector}`, rules)
// The site's reset would leave it no width, and what has none is not painted.
inCanvas('.react-flow__edges svg', { maxWidth: 'none' })
inCanvas('.react-flow__edge-path', { stroke: color.lineStrong, strokeWidth: 2 })
inCanvas('.react-flow__edge.part .react-flow__edge-path', { strokeDasharray: '4 5' })
inCanvas('.react-flow__edge.ran .react-flow__edge-path', { stroke: color.accent })
inCanvas('.react-flow__edge.error.ran .react-flow__edge-path', { stroke: color.danger })
inCanvas('.react-flow__edge.selected .react-flow__edge-path', {
  stroke: color.accent,
  strokeWidth: 3.5,
})
inCanvas('.react-flow__edge:focus-visible .react-flow__edge-path', {
  stroke: color.focus,
  strokeWidth: 4,
})
inCanvas('.react-flow__edge-textbg', { fill: color.sunken })
inCanvas('.react-flow__edge-text', { fill: color.muted, fontSize: fixed.type.note.size })
inCanvas('.react-flow__connection-path', { stroke: color.accent, strokeWidth: 2 })
inCanvas('.react-flow__node:focus-visible', {
  outline: `3px solid ${color.focus}`,
  outlineOffset: 4,
  borderRadius: fixed.radius.m,
})
inCanvas('.react-flow__handle', {
  width: 14,
  height: 14,
  border: `2px solid ${color.lineStrong}`,
  background: color.ground,
})
inCanvas('.react-flow__handle-bottom, .react-flow__handle-top', {
  borderRadius: 2,
  rotate: '45deg',
})
inCanvas('.react-flow__background pattern circle', { fill: color.line })
inCanvas('.react-flow__resize-control.handle', {
  width: 12,
  height: 12,
  background: color.accent,
  border: 'none',
})
inCanvas('.react-flow__resize-control.line', { borderColor: color.accent })

export const box = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${TILE}px`,
  justifyItems: 'center',
  width: TILE,
  selectors: {
    '&[data-off]': { opacity: 0.55 },
    '&[data-state=aside]': { opacity: 0.6 },
    // One size for all, whatever their names: a size that is known is not measured.
    '[data-many] &': { height: TILE + LABELS },
  },
})
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: TILE,
  height: TILE,
  border: `2px solid ${color.lineStrong}`,
  borderRadius: fixed.radius.l,
  background: color.surface,
  color: color.text,
  selectors: {
    '&[data-round]': { borderRadius: '50%' },
    [`${box}[data-state=next] &`]: { borderColor: color.accent, borderStyle: 'dashed' },
    '.react-flow__node.selected &': {
      borderColor: color.accent,
      boxShadow: `0 0 0 2px ${color.accent}`,
    },
  },
})
/** Links pass behind words, not through them. */
const words = style({ paintOrder: 'stroke', WebkitTextStroke: `6px ${color.sunken}` })
export const name = style([
  words,
  {
    width: 200,
    marginBlockStart: fixed.space[8],
    marginInline: -52,
    textAlign: 'center',
    fontSize: fixed.type.s.size,
    fontWeight: 600,
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
    // Below the handles of its parts.
    selectors: { '&[data-low]': { marginBlockStart: fixed.space[22] } },
  },
])
export const kind = style([
  words,
  {
    width: 200,
    marginInline: -52,
    textAlign: 'center',
    fontSize: fixed.type.xs.size,
    color: color.muted,
  },
])
globalStyle(`[data-far] ${name}, [data-far] ${kind}`, { visibility: 'hidden' })
export const mark = style({
  position: 'absolute',
  insetInlineEnd: -8,
  insetBlockStart: -8,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  background: color.success,
  color: color.ground,
  selectors: {
    '&[data-state=failed]': { background: color.danger },
    '&[data-state=gap]': { background: color.warning },
    '&[data-state=next]': { background: color.accent },
  },
})
export const stop = style({
  position: 'absolute',
  insetInlineStart: -8,
  insetBlockStart: -8,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  background: color.ground,
  color: color.danger,
})
const label = style({
  position: 'absolute',
  fontSize: fixed.type.xs.size,
  color: color.muted,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
})
export const way = style([label, words, { insetInlineStart: 16, insetBlockEnd: 4 }])
export const note = style({
  width: '100%',
  height: '100%',
  padding: fixed.space[14],
  overflow: 'hidden',
  border: line,
  borderRadius: fixed.radius.s,
  background: color.warningSoft,
  color: color.text,
  fontSize: fixed.type.s.size,
  overflowWrap: 'anywhere',
})
globalStyle(`${note} p`, { margin: 0, minHeight: '1lh' })
globalStyle(`${note} [data-kind=heading]`, { fontWeight: 650 })
globalStyle(`${note} [data-kind=item]`, {
  display: 'list-item',
  listStyle: 'disc outside',
  marginInlineStart: '1.2em',
})
globalStyle(`${note} code`, { fontFamily: font.mono, fontSize: '.9em' })

export const zoom = style({
  display: 'flex',
  alignItems: 'center',
  border: line,
  borderRadius: fixed.radius.pill,
  background: color.overlay,
  color: color.muted,
})
export const percent = style({
  minWidth: '3.5em',
  textAlign: 'center',
  fontSize: fixed.type.note.size,
  fontVariantNumeric: 'tabular-nums',
})
export const map = style({
  background: color.overlay,
  border: line,
  borderRadius: fixed.radius.s,
  overflow: 'hidden',
})
globalStyle(`${map} svg`, { display: 'block', cursor: 'grab', touchAction: 'none' })
export const mapNodes = style({ fill: color.lineStrong })
export const mapUnseen = style({ fill: color.sunken, fillOpacity: 0.7, fillRule: 'evenodd' })
