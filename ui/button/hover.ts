import { vars } from '../theme/contract.css.ts'

const { color } = vars

/** What a variant becomes when it is pointed at. */
export const HOVER = {
  solid: { background: `color-mix(in srgb, ${color.solid} 86%, ${color.accent})` },
  contact: { background: color.contactHover },
  line: { background: color.accentSoft, borderColor: color.accent },
  ghost: { background: color.accentSoft },
} as const
