import { style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

const { color } = vars
const columns = 'minmax(0, 5fr) minmax(0, 6fr) minmax(72px, 1fr)'

/** Names of the stages, above the scale alone. */
export const head = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      width: 'calc((100% - 72px) * 6 / 12)',
      marginInlineStart: `calc((100% - ${fixed.space[24]}) * 5 / 12 + ${fixed.space[12]})`,
      paddingBlockEnd: fixed.space[10],
      color: color.muted,
      fontSize: fixed.type.s.size,
      textAlign: 'center',
    },
  },
})

export const rows = style({ borderBlockStart: `1px solid ${color.line}` })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${fixed.space[6]} ${fixed.space[24]}`,
  alignItems: 'center',
  paddingBlock: fixed.space[14],
  borderBlockEnd: `1px solid ${color.line}`,
  breakInside: 'avoid',
  '@media': {
    [media.wide]: { gridTemplateColumns: columns },
    print: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr) auto' },
  },
})

export const words = style({
  display: 'grid',
  gap: fixed.space[2],
  gridColumn: '1 / -1',
  '@media': {
    [media.wide]: { gridColumn: 'auto' },
    print: { gridColumn: 'auto', gap: 0 },
  },
})
export const name = style({ fontWeight: font.weight.strong })
export const text = style({ color: color.muted, fontSize: fixed.type.s.size })

export const scale = style({ width: '100%', height: 20, overflow: 'visible' })
export const ground = style({ fill: color.line })

const hue = (one: string, other: string) =>
  ({
    fill: one,
    selectors: { [`${row}[data-warn] &`]: { fill: other } },
  }) as const
export const bar = style(hue(color.accent, color.warning))
export const dot = style(hue(color.accent, color.warning))

export const value = style({ display: 'grid', justifyItems: 'end', minWidth: 72 })
export const figure = style({
  fontSize: fixed.type.t1.size,
  fontWeight: font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const stage = style({ color: color.muted, fontSize: fixed.type.xs.size })
