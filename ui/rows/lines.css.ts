import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const line = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: `0 ${fixed.space[18]}`,
  alignItems: 'center',
  minHeight: 68,
  paddingBlock: fixed.space[12],
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { gridTemplateColumns: '20px 150px minmax(0, 1fr) auto' } },
})
globalStyle(`${line} > svg`, { color: vars.color.muted })

export const name = style({ fontWeight: font.weight.strong })
/** Below its label on phones, where the action keeps the right-hand side. */
export const value = style({
  gridColumn: '2 / -1',
  '@media': { [media.wide]: { gridColumn: 'auto' } },
})
export const action = style({
  gridArea: '1 / 3',
  '@media': { [media.wide]: { gridArea: '1 / 4' } },
})
