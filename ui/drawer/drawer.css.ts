import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { modal } from '../dialog/modal.css.ts'
import { fixed, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const DRAWER_SIDES = ['start', 'end'] as const

const drawer = style([
  modal,
  {
    // A strip of the page stays in sight, to go back to.
    width: 'min(420px, 100% - 44px)',
    height: '100dvh',
    maxHeight: 'none',
    borderRadius: 0,
    selectors: {
      '&[open]': { display: 'flex', flexDirection: 'column' },
    },
  },
])

const slide = (from: string) => ({
  [media.motion]: {
    selectors: {
      '&[open]': {
        animation: `${keyframes({ from: { translate: from } })} ${fixed.motion.base} ${fixed.motion.out}`,
      },
    },
  },
})

export const side = styleVariants({
  start: [drawer, { inset: '0 auto 0 0', borderWidth: '0 1px 0 0', '@media': slide('-40px 0') }],
  end: [drawer, { inset: '0 0 0 auto', borderWidth: '0 0 0 1px', '@media': slide('40px 0') }],
} satisfies Record<(typeof DRAWER_SIDES)[number], object>)

const edge = style({
  flex: 'none',
  position: 'sticky',
  background: vars.color.overlay,
  paddingInline: fixed.space[24],
})

export const head = style([
  edge,
  {
    display: 'flex',
    alignItems: 'center',
    insetBlockStart: 0,
    minHeight: 68,
    paddingInlineEnd: 68,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
])

export const body = style({
  flex: '1 0 auto',
  display: 'grid',
  gap: fixed.space[16],
  alignContent: 'start',
  padding: `${fixed.space[20]} ${fixed.space[24]} ${fixed.space[28]}`,
})

export const foot = style([
  edge,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: fixed.space[8],
    insetBlockEnd: 0,
    paddingBlock: `${fixed.space[12]} max(${fixed.space[12]}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
])
