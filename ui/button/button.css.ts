import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { HOVER } from './hover.ts'
import type { BUTTON_SIZES, BUTTON_VARIANTS } from './look.ts'

const { color } = vars

const control = style({
  border: '1.5px solid transparent',
  borderRadius: fixed.radius.pill,
  background: 'none',
  cursor: 'pointer',
  transition: `background ${fixed.motion.fast}, border-color ${fixed.motion.fast}`,
  '@media': { [media.motion]: { ':active': { transform: 'translateY(1px)' } } },
  selectors: {
    // Doubled, so that no variant's hover can light up what is off.
    '&&:disabled': {
      background: color.sunken,
      color: color.faint,
      borderColor: color.line,
      cursor: 'not-allowed',
      transform: 'none',
    },
  },
})

const turn = keyframes({ to: { rotate: '1turn' } })

/** While busy, a ring turns in the place of the icon, or of the words where there is none. */
const busy = style({
  selectors: {
    '&[aria-busy]': { cursor: 'progress' },
    '&[aria-busy]::before': {
      content: '',
      width: 20,
      height: 20,
      border: '2.5px solid color-mix(in srgb, currentColor 35%, transparent)',
      borderBlockStartColor: 'currentColor',
      borderRadius: '50%',
      '@media': { [media.motion]: { animation: `${turn} 900ms linear infinite` } },
    },
    '&[aria-busy]:not(:has(> svg))': { WebkitTextFillColor: 'transparent' },
    '&[aria-busy]:not(:has(> svg))::before': { position: 'absolute' },
  },
})
globalStyle(`${busy}[aria-busy] > svg`, { display: 'none' })

export const button = recipe({
  base: [
    control,
    busy,
    {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: fixed.space[10],
      minHeight: 48,
      padding: `${fixed.space[6]} ${fixed.space[22]}`,
      fontSize: fixed.type.control.size,
      fontWeight: font.weight.strong,
      lineHeight: 1.25,
      letterSpacing: '-.01em',
      textAlign: 'center',
      textDecoration: 'none',
    },
  ],
  variants: {
    variant: {
      solid: {
        background: color.solid,
        color: color.solidInk,
        ':hover': HOVER.solid,
      },
      contact: {
        background: color.contact,
        color: color.contactInk,
        ':hover': HOVER.contact,
      },
      line: {
        borderColor: color.lineStrong,
        ':hover': HOVER.line,
      },
      ghost: {
        paddingInline: fixed.space[14],
        color: color.accent,
        ':hover': HOVER.ghost,
      },
    } satisfies Record<(typeof BUTTON_VARIANTS)[number], object>,
    size: {
      m: {},
      s: { minHeight: 44, paddingInline: fixed.space[18], fontSize: fixed.type.s.size },
    } satisfies Record<(typeof BUTTON_SIZES)[number], object>,
  },
  defaultVariants: { variant: 'line', size: 'm' },
})

export const round = style([
  control,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 44,
    height: 44,
    padding: 0,
    color: color.muted,
    ':hover': { background: color.accentSoft, color: color.text },
  },
])

export const framed = style({ width: 48, height: 48, borderColor: color.lineStrong })
