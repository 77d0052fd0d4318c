import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars

export const axis = style({
  display: 'block',
  width: '100%',
  height: 36,
  marginBlockEnd: fixed.space[20],
  overflow: 'visible',
})
export const ground = style({ fill: color.lineStrong })
export const span = style({ fill: color.accent })
const moved = {
  '@media': { [media.motion]: { transition: `all ${fixed.motion.slow} ${fixed.motion.out}` } },
}
export const stop = style({
  fill: color.ground,
  stroke: color.lineStrong,
  strokeWidth: 2.5,
  ...moved,
})
export const here = style({
  fill: color.solid,
  stroke: color.ground,
  strokeWidth: 4,
  paintOrder: 'stroke',
  ...moved,
})

export const points = style({
  display: 'grid',
  gap: fixed.space[24],
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.wide]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: fixed.space[40],
    },
  },
})

export const point = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${fixed.space[2]} ${fixed.space[16]}`,
  alignContent: 'start',
  paddingInlineStart: fixed.space[16],
  borderInlineStart: `1.5px solid ${color.line}`,
  selectors: { '&[aria-current]': { borderColor: color.accent } },
})
globalStyle(`${point} > :nth-child(n + 3)`, { gridColumn: '1 / -1' })

export const size = style({
  fontSize: '1.5rem',
  lineHeight: 1.3,
  letterSpacing: font.tracking.heading,
  fontWeight: font.weight.display,
})
export const price = style({ alignSelf: 'center', fontWeight: font.weight.strong })
export const name = style({ fontWeight: font.weight.strong })
export const note = style({
  color: color.muted,
  fontSize: fixed.type.s.size,
  lineHeight: fixed.type.s.line,
})
