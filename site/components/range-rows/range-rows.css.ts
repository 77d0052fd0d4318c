import { style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars
const line = `1px solid ${color.line}`

export const rows = style({ borderBlockStart: line, fontVariantNumeric: 'tabular-nums' })

export const row = style({
  display: 'grid',
  gridTemplate: '"words size" auto "bar bar" auto / 1fr auto',
  gap: `${fixed.space[8]} ${fixed.space[16]}`,
  alignItems: 'center',
  paddingBlock: fixed.space[18],
  borderBlockEnd: line,
  '@media': {
    [media.wide]: {
      gridTemplate: '"words bar size" auto / minmax(0, 5fr) minmax(0, 4fr) 100px',
      columnGap: fixed.space[28],
    },
  },
})

export const name = style({ display: 'block', fontWeight: font.weight.strong })
export const note = style({
  display: 'block',
  color: color.muted,
  fontSize: fixed.type.s.size,
  lineHeight: fixed.type.s.line,
})
export const range = style({ gridArea: 'bar', display: 'block', width: '100%', height: 16 })
export const ground = style({ fill: color.lineStrong })
export const bar = style({ fill: color.accent })
export const size = style({
  gridArea: 'size',
  fontWeight: font.weight.strong,
  textAlign: 'end',
})
