/** What the build draws from a diagram's data: a large drawing and one for phones, and its words. */
import { globalStyle, style, styleVariants, type GlobalStyleRule } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { dotted, node, path } from './diagram.css.ts'

const { color } = vars

const drawing = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  marginInline: 'auto',
})
globalStyle(`${drawing} text`, {
  fill: color.text,
  fontSize: 14,
  fontWeight: font.weight.strong,
  textAnchor: 'middle',
})
/** One that serves everywhere, one for large screens, one for the others. */
export const size = {
  every: drawing,
  wide: style([drawing, { display: 'none', '@media': { [media.wide]: { display: 'block' } } }]),
  narrow: style([drawing, { '@media': { [media.wide]: { display: 'none' } } }]),
}

export const plain = path
export const rare = dotted
/** Its colours are a gradient of its own. */
export const thread = style({
  fill: 'none',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** By what a node is. */
export const nodes = {
  step: node,
  end: node,
  ...styleVariants({
    person: [node, { stroke: color.text }],
    failure: [node, { stroke: color.danger }],
  }),
}
export const icon = style({
  fill: 'none',
  stroke: color.muted,
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** Where nodes stand: ours, or not. */
export const ours = style({
  fill: `color-mix(in srgb, ${color.accentSoft} 45%, transparent)`,
})
export const outside = style({
  fill: 'none',
  stroke: color.lineStrong,
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeDasharray: '2 6',
})

const small = { fill: color.muted, fontSize: 13, fontWeight: font.weight.medium }
const text = (name: string, rule: GlobalStyleRule) => {
  const look = style({}, name)
  globalStyle(`${drawing} .${look}`, rule)
  return look
}
export const beside = text('beside', { textAnchor: 'start' })
export const more = text('more', small)
export const moreBeside = text('moreBeside', { ...small, textAnchor: 'start' })
/** What runs below a group's name stops around its letters: they stand on the group's own ground. */
const groupNameOn = (name: string, ground: string) =>
  text(name, {
    ...small,
    fontWeight: font.weight.strong,
    textAnchor: 'start',
    paintOrder: 'stroke',
    stroke: ground,
    strokeWidth: 8,
    strokeLinejoin: 'round',
  })
export const groupName = {
  ours: groupNameOn('groupName', `color-mix(in srgb, ${color.accentSoft} 45%, ${color.ground})`),
  outside: groupNameOn('outsideName', color.ground),
}
const beyond = text('above', small)
export const label = {
  above: beyond,
  below: beyond,
  after: moreBeside,
  before: text('before', { ...small, textAnchor: 'end' }),
}

export const figure = style({ marginBlock: '2.2em' })
export const caption = style({
  marginBlockStart: fixed.space[18],
  paddingBlockStart: fixed.space[14],
  borderBlockStart: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: fixed.type.s.size,
  lineHeight: 1.5,
})
globalStyle(`${caption} > strong`, { color: color.text, fontWeight: font.weight.strong })
/** The steps in words, for screen readers alone. */
export const steps = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
