/** The same steps, before and after: two threads side by side, each step beside its own. */
import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { prose } from './prose.css.ts'

const { color } = vars
const { m, s } = fixed.type

const shared = style({ display: 'grid', gridTemplateRows: 'subgrid' })

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Rows without a step are without height.
  gridTemplateRows: 'repeat(20, auto)',
  columnGap: `clamp(${fixed.space[16]}, 4vw, ${fixed.space[48]})`,
  fontSize: m.size,
  lineHeight: m.line,
})

export const way = style([shared, { gridRow: '1 / -1' }])
globalStyle(`${prose} ${way} > h3`, { margin: `0 0 ${fixed.space[16]}` })

/** The thread runs through its points; the way of before is dotted. */
export const steps = style([
  shared,
  {
    position: 'relative',
    gridRow: '2 / -1',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: '12px 0',
      insetInlineStart: 6,
      borderInlineStart: `2px dotted ${color.lineStrong}`,
    },
  },
])
globalStyle(`${way} + ${way} > ${steps}::before`, {
  width: 2,
  border: 0,
  background: vars.opal.down,
})

export const step = style({
  position: 'relative',
  paddingBlockEnd: fixed.space[20],
  paddingInlineStart: fixed.space[28],
  color: color.muted,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 6,
    insetInlineStart: 0,
    width: 11,
    height: 11,
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: '50%',
    background: color.ground,
  },
  selectors: {
    // There is nothing beyond the last point.
    '&:last-child::after': {
      content: '',
      position: 'absolute',
      insetBlock: '20px 0',
      insetInlineStart: 5,
      width: 4,
      background: color.ground,
    },
  },
})
globalStyle(`${step} > strong`, {
  display: 'block',
  color: color.text,
  fontSize: s.size,
  fontWeight: font.weight.strong,
})
