import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

const wide = (rules: object) => ({ '@media': { [media.wide]: rules } })

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr)',
  gridTemplateRows: 'auto 1fr',
  ...wide({ gridTemplateColumns: 'minmax(0, 1fr) auto' }),
})

export const who = style({
  zIndex: 1,
  gridArea: '1 / 1 / 2 / -1',
  fontSize: fixed.type.control.size,
})

globalStyle(`${who} > :nth-child(3)`, { marginBlockStart: fixed.space[10] })

/** Her feet stand a sixth below the moon. */
export const moon = style({
  gridArea: '2 / 2',
  width: '108%',
  marginBlock: '0 20%',
  ...wide({
    gridArea: '1 / 1 / -1 / -1',
    justifySelf: 'center',
    width: 'min(72%, 470px)',
    marginBlock: `${fixed.space[36]} 84px`,
    translate: '6%',
  }),
})

/** What she stands on: a line across the whole stage. */
export const ground = style({
  display: 'none',
  ...wide({
    display: 'block',
    gridArea: '1 / 1 / -1 / -1',
    alignSelf: 'end',
    width: '100%',
    height: 30,
    overflow: 'visible',
    fill: 'none',
    stroke: vars.color.line,
    strokeWidth: 1.5,
  }),
})
globalStyle(`${ground} > path`, { vectorEffect: 'non-scaling-stroke' })

export const speech = style({
  zIndex: 1,
  gridArea: '2 / 1',
  alignSelf: 'start',
  marginBlockStart: fixed.space[12],
  // Below the title: some moods are long words.
  ...wide({ gridArea: '1 / 2 / -1', width: 220, marginBlockStart: 84 }),
})
globalStyle(`${speech} > *`, {
  borderRadius: '18px 18px 18px 6px',
  boxShadow: vars.shadow.raised,
  background: vars.color.overlay,
  ...wide({ borderRadius: fixed.radius.pebble }),
})

export const level = style({ display: 'grid', gap: fixed.space[12] })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${fixed.space[16]}`,
})
