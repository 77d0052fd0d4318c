import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const base = style({ fontSize: fixed.type.control.size, lineHeight: 1.35 })
globalStyle(`${base} dt`, { color: vars.color.muted })
globalStyle(`${base} dd`, {
  fontWeight: font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

const hairline = `1px solid ${vars.color.line}`

export const layout = styleVariants({
  rows: [base, { borderBlockStart: hairline }],
  columns: [
    base,
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(110px, 100%), 1fr))',
      gap: `${fixed.space[14]} ${fixed.space[20]}`,
      paddingBlock: fixed.space[14],
      borderBlock: hairline,
    },
  ],
  grid: {
    display: 'grid',
    gap: `${fixed.space[20]} ${fixed.space[40]}`,
    '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', rowGap: fixed.space[28] } },
  },
})
globalStyle(`${layout.rows} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: fixed.space[16],
  minHeight: 46,
  paddingBlock: fixed.space[6],
  borderBlockEnd: hairline,
})
globalStyle(`${layout.rows} dd`, { textAlign: 'end' })
globalStyle(`${layout.columns} dt`, { fontSize: fixed.type.s.size })
globalStyle(`${layout.columns} dd`, { fontSize: fixed.type.t1.size })

export const term = style({ fontWeight: font.weight.strong })
export const code = style({
  fontFamily: font.mono,
  fontSize: fixed.type.s.size,
  letterSpacing: '.04em',
})
