/** Sections in two columns: their titles at the left, what they say at the right. */
import { globalStyle, style } from '@vanilla-extract/css'
import { fixed } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { prose } from './prose.css.ts'

export const sided = style({
  '@media': {
    [media.wider]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      columnGap: fixed.space[64],
    },
  },
})

type Rule = Parameters<typeof globalStyle>[1]
/** Over what `Prose` says of the same elements. */
const inside = (selector: string, rule: Rule) =>
  globalStyle(`${prose}${sided} ${selector}`, { '@media': { [media.wider]: rule } })

const apart = 'clamp(3rem, 5vw, 4.5rem)'

inside('> *', { gridColumn: 2 })
// A title shares its first line with its text; the lines it takes more are those of what follows.
inside('> h2', { gridColumn: 1, gridRow: 'span 3', marginBlockStart: apart })
inside('> h2 + *', { marginBlockStart: `calc(${apart} + .3em)` })
inside('> h2:first-child', { marginBlockStart: 0 })
inside('> h2:first-child + *', { marginBlockStart: '.3em' })
