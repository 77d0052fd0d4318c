import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const columns = styleVariants({
  1: {},
  2: {
    '@media': {
      [media.wide]: {
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        columnGap: `clamp(${fixed.space[40]}, 5vw, ${fixed.space[72]})`,
      },
    },
  },
})

const hue = fallbackVar(vars.universe.hue, vars.color.accent)

const entry = style({
  position: 'relative',
  display: 'grid',
  columnGap: fixed.space[18],
  alignItems: 'start',
  paddingBlock: fixed.space[22],
  borderBlockStart: `1px solid ${vars.color.line}`,
  transition: `border-color ${fixed.motion.base}`,
  ':hover': { borderColor: hue },
  '@media': { [media.wide]: { paddingBlock: fixed.space[28] } },
})

/** What leads the entry: an icon, a dot of its universe, words (a category, a date), or nothing. */
export const leads = styleVariants({
  icon: [
    entry,
    {
      gridTemplateColumns: '36px minmax(0, 1fr) 20px',
      '@media': { [media.wide]: { gridTemplateColumns: '44px minmax(0, 1fr) 24px' } },
    },
  ],
  dot: [entry, { gridTemplateColumns: '9px minmax(0, 1fr) 24px' }],
  label: [
    entry,
    {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '@media': { [media.wide]: { gridTemplateColumns: '168px minmax(0, 1fr) auto' } },
    },
  ],
  none: [entry, { gridTemplateColumns: 'minmax(0, 1fr) auto' }],
})

// On a phone above the entry, which keeps its arrow at the end of the line.
globalStyle(`${leads.label} > :first-child`, {
  gridColumn: '1 / -1',
  '@media': { [media.wide]: { gridColumn: 'auto' } },
})

export const icon = style({ color: hue, marginBlockStart: fixed.space[2] })
export const dot = style({
  width: 9,
  height: 9,
  marginBlockStart: '.6em',
  borderRadius: '50%',
  background: hue,
})
export const text = style({ maxWidth: '29.5em', marginBlockStart: fixed.space[6] })
export const end = style({ justifySelf: 'end', marginBlockStart: fixed.space[6] })
