import { styleVariants } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

/** The areas of the site that own a hue: code is cyan, AI violet, everything else gold. */
export const UNIVERSES = ['code', 'ia', 'plus'] as const
export type Universe = (typeof UNIVERSES)[number]

const hues = {
  code: [vars.color.code, vars.color.codeSoft],
  ia: [vars.color.ia, vars.color.iaSoft],
  plus: [vars.color.plus, vars.color.plusSoft],
} as const satisfies Record<Universe, readonly [string, string]>

export const universe = styleVariants(hues, ([hue, soft]) => ({
  vars: { [vars.universe.hue]: hue, [vars.universe.soft]: soft },
}))
