import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'

const { color } = vars

export const compact = style({
  display: 'inline-flex',
  fontSize: fixed.type.note.size,
})

export const code = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: fixed.space[4],
  minWidth: 44,
  minHeight: 44,
  paddingInline: fixed.space[8],
  borderRadius: fixed.radius.s,
  color: color.muted,
  textDecoration: 'none',
  ':hover': { background: color.accentSoft, color: color.text },
  selectors: { '&[aria-current]': { color: color.text } },
})

globalStyle(`${code} > b`, { fontWeight: font.weight.strong })

export const framed = style({
  padding: fixed.space[2],
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: fixed.radius.pill,
  fontSize: fixed.type.s.size,
})

export const segment = style({
  borderRadius: fixed.radius.pill,
  // Twice, to stand above the code alone wherever its sheet comes from.
  selectors: { '&&[aria-current]': { background: color.solid, color: color.solidInk } },
})

/** The language of an earlier visit, offered by a line below its letters. */
export const preferred = style({
  textDecoration: 'underline dotted',
  textUnderlineOffset: '.35em',
})

/** A language that is not there yet. Its hint must also reach those who have no mouse. */
export const off = style({
  position: 'relative',
  color: color.faint,
  cursor: 'not-allowed',
  selectors: {
    '&:focus-visible::after': {
      content: 'attr(title)',
      position: 'absolute',
      zIndex: 1,
      // Below the focus ring, not on it.
      top: 'calc(100% + 10px)',
      insetInlineEnd: 0,
      padding: `${fixed.space[4]} ${fixed.space[10]}`,
      borderRadius: fixed.radius.xs,
      background: color.solid,
      color: color.solidInk,
      fontSize: fixed.type.xs.size,
      whiteSpace: 'nowrap',
    },
  },
})

export const soon = style({ fontSize: '.71875rem', fontWeight: font.weight.medium })

/** A line of the list: there is no icon before the names. */
export const language = style({ gridTemplateColumns: '1fr auto' })
