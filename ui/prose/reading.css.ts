import { globalStyle, style } from '@vanilla-extract/css'
import { fixed } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const wider = (rule: object) => ({ '@media': { [media.wider]: rule } })

/** 3 + 7 + 2: summary, text, margin. The opening's paragraph shares the summary's line. */
export const reading = style(
  wider({
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: fixed.space[24],
    gridTemplateRows: 'auto auto 1fr',
  }),
)
globalStyle(`${reading} > header`, {
  paddingInline: 0,
  ...wider({
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridArea: '1 / 4 / 3 / 13',
  }),
})
globalStyle(`${reading} > header > *`, wider({ marginInlineStart: 0 }))

const sticky = {
  alignSelf: 'start',
  position: 'sticky',
  insetBlockStart: 166,
  // As far below the title as the opening paragraph beside it.
  marginBlockStart: 'clamp(2rem, 4vw, 3.5rem)',
} as const
export const summary = style({
  marginBlockEnd: fixed.space[36],
  ...wider({
    ...sticky,
    gridArea: '2 / 1 / 4 / 4',
    // Longer than the window it moves by itself.
    maxHeight: 'calc(100vh - 182px)',
    overflowY: 'auto',
    marginBlockEnd: 0,
  }),
})
export const text = style({ minWidth: 0, ...wider({ gridArea: '3 / 4 / 4 / 11' }) })
/** Only where there is a margin to write in: below, the opening paragraph is wider than its columns. */
export const margin = style({
  display: 'none',
  '@media': {
    [media.nav]: {
      ...sticky,
      display: 'block',
      gridArea: '2 / 11 / 4 / 13',
      paddingInlineStart: fixed.space[8],
    },
  },
})
