import { style } from '@vanilla-extract/css'
import { fixed } from '#ui/theme/contract.css'
import { scripted } from '../parts/scripted.css.ts'

export const sheets = style([scripted, { marginBlockEnd: fixed.space[32] }])

/** Room for the largest size, so that nothing below moves while one chooses. */
export const result = style({ display: 'grid', gap: fixed.space[20], justifyItems: 'center' })
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: 'min(300px, 60vw)',
})

export const said = style({ display: 'grid', gap: fixed.space[6], minHeight: 64 })
