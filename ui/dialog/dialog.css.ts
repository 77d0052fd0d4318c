import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { fixed, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { modal } from './modal.css.ts'

/** How wide it may be: a question, a form, a picture beside words. */
export const DIALOG_SIZES = ['s', 'm', 'l'] as const

const rise = keyframes({ from: { opacity: 0, translate: '0 24px' } })

const dialog = style([
  modal,
  {
    // On a phone it is a sheet, near the thumb.
    inset: 'auto 0 0',
    width: '100%',
    maxHeight: '88dvh',
    borderWidth: '1px 0 0',
    borderRadius: `${fixed.radius.l} ${fixed.radius.l} 0 0`,
    '@media': {
      [media.wide]: {
        inset: 0,
        margin: 'auto',
        height: 'fit-content',
        maxHeight: '92dvh',
        borderWidth: 1,
        borderRadius: fixed.radius.l,
      },
      [media.motion]: {
        selectors: {
          '&[open]': { animation: `${rise} ${fixed.motion.slow} ${fixed.motion.out}` },
        },
      },
    },
  },
])

const wide = (width: number) => [
  dialog,
  { '@media': { [media.wide]: { width: `min(${width}px, 94vw)` } } },
]

export const size = styleVariants({
  s: wide(480),
  m: wide(640),
  l: wide(980),
} satisfies Record<(typeof DIALOG_SIZES)[number], object>)

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** A drawing: above the words on a phone, at their left beyond. */
export const figure = style({
  display: 'grid',
  placeItems: 'center',
  // The companion's feet stand below her moon.
  padding: `${fixed.space[20]} ${fixed.space[20]} calc(${fixed.space[20]} + 14%)`,
  background: vars.color.sunken,
})
globalStyle(`${figure} > *`, {
  width: 'min(100%, 200px)',
  '@media': { [media.wide]: { width: 'min(100%, 400px)' } },
})
globalStyle(`${parts}:has(> ${figure})`, {
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)' } },
})

export const words = style({
  display: 'grid',
  gap: fixed.space[14],
  alignContent: 'center',
  padding: `${fixed.space[20]} ${fixed.space[20]} max(${fixed.space[20]}, env(safe-area-inset-bottom))`,
  '@media': {
    [media.wide]: { padding: `${fixed.space[32]} ${fixed.space[36]} ${fixed.space[28]}` },
  },
})
globalStyle(`${figure} ~ ${words}`, {
  '@media': { [media.wide]: { paddingBlockStart: fixed.space[48] } },
})

/** Beside the cross, not below it. */
export const head = style({
  display: 'grid',
  gap: fixed.space[6],
  paddingInlineEnd: fixed.space[36],
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: fixed.space[8],
  marginBlockStart: fixed.space[10],
})
globalStyle(`${actions} > *`, {
  flex: '1 1 auto',
  '@media': { [media.wide]: { flex: 'none' } },
})
