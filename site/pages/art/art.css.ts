import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const noScripts = { [media.scriptless]: { display: 'none' } } as const

/** Room for what comes by itself, so that nothing in sight moves when it does. */
export const rest = style({ minHeight: '200svh' })

/** Does nothing without scripts. */
export const controls = style({ display: 'grid', gap: fixed.space[24], '@media': noScripts })

export const seed = style({ display: 'grid', gap: fixed.space[14], justifyItems: 'start' })
globalStyle(`${seed} > :first-child`, { justifySelf: 'stretch' })

/** Focus goes there when a picture was chosen further down. */
export const stage = style({
  scrollMarginBlockStart: 150,
  borderRadius: fixed.radius.l,
  '@media': { [media.wider]: { position: 'sticky', top: 150 } },
})

export const backdrop = style({ display: 'grid', gap: fixed.space[32] })
globalStyle(`${backdrop} > ${controls}`, {
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${fixed.space[24]} ${fixed.space[48]}`,
    },
  },
})

export const night = style({
  height: 'clamp(280px, 42vw, 460px)',
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: fixed.radius.l,
  background: vars.color.ground,
  '@media': noScripts,
})
export const field = style({ display: 'block', width: '100%', height: '100%' })
