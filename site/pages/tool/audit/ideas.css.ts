import { style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const line = `1px solid ${vars.color.line}`

export const ideas = style({ borderBlockStart: line })

export const idea = style({
  display: 'grid',
  gridTemplate: '"place words" auto ". degrees" auto / 24px minmax(0, 1fr)',
  gap: `${fixed.space[8]} ${fixed.space[12]}`,
  paddingBlock: fixed.space[16],
  borderBlockEnd: line,
  breakInside: 'avoid',
  '@media': {
    [media.wide]: {
      gridTemplate: '"place words degrees" auto / 24px minmax(0, 1fr) auto',
      columnGap: fixed.space[28],
    },
  },
})

export const place = style({
  gridArea: 'place',
  color: vars.color.accent,
  fontSize: fixed.type.t1.size,
  lineHeight: fixed.type.t1.line,
  fontVariantNumeric: 'tabular-nums',
})

export const name = style({ fontWeight: font.weight.strong })

export const degrees = style({
  gridArea: 'degrees',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${fixed.space[8]} ${fixed.space[28]}`,
  alignSelf: 'start',
})

export const degree = style({
  display: 'grid',
  gap: fixed.space[4],
  '@media': { print: { display: 'flex', gap: fixed.space[8] } },
})
