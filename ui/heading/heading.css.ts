import { styleVariants } from '@vanilla-extract/css'
import { fixed, font } from '../theme/contract.css.ts'

const { t1, t2, t3, t4, t5, t6 } = fixed.type

const display = { fontWeight: font.weight.display, letterSpacing: font.tracking.display }

/** Sizes of a title, whatever its level in the outline. */
export const title = styleVariants({
  t1: { fontSize: t1.size, lineHeight: 1.35 },
  t2: { fontSize: t2.size, lineHeight: 1.25, letterSpacing: font.tracking.small },
  t3: { fontSize: t3.size, lineHeight: t3.line, letterSpacing: font.tracking.medium },
  t4: { fontSize: t4.size, lineHeight: t4.line, letterSpacing: font.tracking.large },
  t5: { fontSize: t5.size, lineHeight: t5.line, ...display },
  t6: { fontSize: t6.size, lineHeight: t6.line, ...display },
})
