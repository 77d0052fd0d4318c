import { globalStyle, style } from '@vanilla-extract/css'
import { opener, option, panel as surface } from '#ui/panel'
import { link } from '../nav-link/nav-link.css.ts'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars

export const dot = style({
  flex: 'none',
  width: 9,
  height: 9,
  borderRadius: '50%',
  background: vars.universe.hue,
})

export const button = style([
  link,
  opener,
  {
    border: 0,
    background: 'none',
    cursor: 'pointer',
    selectors: {
      '&:has(+ :popover-open)': { background: color.accentSoft, color: color.text },
    },
  },
])

/** One place for all of them: going from one to the next changes what it holds, not where it is. */
export const panel = style([
  surface,
  {
    inset: '68px 0 auto',
    marginInline: 'auto',
    padding: 0,
    width: 'min(700px, 94vw)',
    maxHeight: 'calc(100dvh - 84px)',
    overflow: 'hidden auto',
    selectors: { '&:has(> aside)': { width: 'min(980px, 94vw)' } },
    '@supports': {
      '(top: anchor(bottom))': {
        top: 'calc(anchor(bottom) + 8px)',
      },
    },
    '@media': {
      [media.wide]: {
        selectors: {
          '&:popover-open': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
          '&:popover-open:has(> aside)': { gridTemplateColumns: 'minmax(0, 1fr) 280px' },
        },
      },
    },
  },
])

export const entries = style({
  display: 'grid',
  gap: fixed.space[4],
  alignContent: 'start',
  padding: fixed.space[12],
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', padding: fixed.space[16] } },
})

export const entry = style([
  option,
  {
    gridTemplateColumns: '24px minmax(0, 1fr)',
    alignItems: 'start',
    height: '100%',
    padding: `${fixed.space[14]} ${fixed.space[14]} 15px`,
    lineHeight: 1.35,
  },
])
globalStyle(`${entry} > b`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fixed.space[2]} ${fixed.space[8]}`,
  fontSize: fixed.type.control.size,
})
globalStyle(`${entry} > span`, { fontSize: fixed.type.note.size })

/** Room for one proposal. */
export const side = style({
  display: 'grid',
  gap: fixed.space[8],
  alignContent: 'start',
  justifyItems: 'start',
  padding: `${fixed.space[24]} 26px`,
  background: color.sunken,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: fixed.type.s.size,
  lineHeight: fixed.type.s.line,
  '@media': {
    [media.wide]: { borderBlockStart: 0, borderInlineStart: `1px solid ${color.line}` },
  },
})
globalStyle(`${side} p`, { color: color.muted })
globalStyle(`${side} b`, { fontSize: fixed.type.m.size, fontWeight: font.weight.strong })
globalStyle(`${side} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space[8],
  minHeight: 44,
  color: color.accent,
  fontWeight: font.weight.strong,
  textDecoration: 'none',
})
