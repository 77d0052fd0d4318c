import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

/** Does nothing without scripts. */
export const controls = style({
  display: 'grid',
  gap: fixed.space[24],
  alignContent: 'start',
  '@media': { [media.scriptless]: { display: 'none' } },
})

/** Where the button stands: as high whatever its size, so that the code below stays put. */
export const stage = style({
  display: 'grid',
  gap: fixed.space[16],
  placeContent: 'center',
  justifyItems: 'center',
  minHeight: 190,
  padding: fixed.space[24],
  border: `1px solid ${vars.color.line}`,
  borderRadius: fixed.radius.l,
  background: vars.color.ground,
})

const appear = keyframes({ from: { opacity: 0 } })

/** As high as its longest form nearly is: what follows hardly moves when it changes. */
export const message = style({ minHeight: 'clamp(320px, 40vw, 420px)' })
export const fades = style({ animation: `${appear} ${fixed.motion.slow} ${fixed.motion.out}` })

export const simulate = style([
  controls,
  {
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: `${fixed.space[24]} ${fixed.space[48]}`,
      },
    },
  },
])
globalStyle(`${simulate} > button`, { justifySelf: 'start' })

/** Beside a small screen that is pretended: the message is as narrow as it would be there. */
export const frame = style({
  width: '100%',
  marginInline: 'auto',
  transition: `max-width ${fixed.motion.slow} ${fixed.motion.out}`,
  '@media': { [media.still]: { transition: 'none' } },
})
export const mobile = style({ maxWidth: 390 })
export const tablet = style({ maxWidth: 820 })
