import { fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { universe } from '../theme/universe.css.ts'
import type { Status } from '../icon/status.ts'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space[6],
  padding: `${fixed.space[2]} 9px`,
  borderRadius: fixed.radius.pill,
  background: fallbackVar(vars.universe.soft, vars.color.accentSoft),
  color: fallbackVar(vars.universe.hue, vars.color.accent),
  fontSize: fixed.type.xs.size,
  lineHeight: 1.5,
  fontWeight: font.weight.strong,
  whiteSpace: 'nowrap',
})

/** Beside the words of a menu. */
export const small = style({ paddingInline: 7, fontSize: '.71875rem' })

const line = style({
  background: 'none',
  boxShadow: 'inset 0 0 0 1.25px',
  color: vars.color.muted,
})

const status = styleVariants(
  { success: '', warning: '', danger: '', info: '' } satisfies Record<Status, string>,
  (_, name) => ({
    vars: {
      [vars.universe.hue]: vars.color[name],
      [vars.universe.soft]: vars.color[`${name}Soft`],
    },
  }),
)

export const tone = { ...universe, ...status, line }
