import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const line = `1px solid ${vars.color.line}`

export const figure = style({
  margin: 0,
  border: line,
  borderRadius: fixed.radius.l,
  background: vars.color.sunken,
  overflow: 'clip',
})

/** It begins where the flow does. */
export const stage = style({ maxHeight: 'min(72vh, 620px)', overflowY: 'auto', cursor: 'grab' })
globalStyle(`${stage}:active`, { cursor: 'grabbing' })

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space[10],
  padding: `${fixed.space[10]} ${fixed.space[18]}`,
  borderBlockStart: line,
  color: vars.color.muted,
  fontSize: fixed.type.s.size,
})

export const controls = style({
  display: 'flex',
  gap: fixed.space[4],
  '@media': { [media.scriptless]: { display: 'none' } },
})
