import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { box, choice, cover } from '../field/choice.css.ts'
import { key as cap } from '../kbd/kbd.css.ts'
import { fixed, font, vars } from '../theme/contract.css.ts'

const { color } = vars

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })
export const legend = style({ padding: 0, marginBlockEnd: 7 })
globalStyle(`${group} > p`, { marginBlockStart: 7 })

const row = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space[8] })
export const options = styleVariants({
  list: {},
  pills: [row],
  segment: [
    row,
    {
      width: 'fit-content',
      gap: fixed.space[2],
      padding: fixed.space[2],
      border: `1.5px solid ${color.lineStrong}`,
      borderRadius: fixed.radius.l,
    },
  ],
  // Their legend is a question, as large as a title.
  cards: { display: 'grid', gap: fixed.space[10], marginBlockStart: fixed.space[14] },
})

/** The words are the button; the native control lies over them, unseen. */
const plate = style({
  position: 'relative',
  cursor: 'pointer',
  transition: `background ${fixed.motion.fast}, border-color ${fixed.motion.fast}`,
  selectors: {
    '&:has(:disabled)': { color: color.faint, borderColor: color.line, cursor: 'not-allowed' },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 3 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})

const pill = style([
  plate,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: `${fixed.space[6]} ${fixed.space[14]}`,
    borderRadius: fixed.radius.pill,
    fontSize: fixed.type.s.size,
    lineHeight: 1.3,
    fontWeight: font.weight.medium,
  },
])

export const option = styleVariants({
  list: [choice],
  pills: [
    pill,
    {
      border: `1.25px solid ${color.lineStrong}`,
      selectors: {
        '&:hover:not(:has(:disabled)), &:has(:checked)': { background: color.accentSoft },
        '&:has(:checked)': { borderColor: color.accent },
      },
    },
  ],
  segment: [
    pill,
    {
      paddingInline: fixed.space[16],
      color: color.muted,
      fontWeight: font.weight.strong,
      selectors: {
        '&:hover': { color: color.text },
        '&:has(:checked)': { background: color.solid, color: color.solidInk },
      },
    },
  ],
  cards: [
    plate,
    choice,
    {
      alignItems: 'center',
      gap: fixed.space[18],
      minHeight: 76,
      padding: `${fixed.space[12]} ${fixed.space[22]}`,
      border: `1.5px solid ${color.line}`,
      borderRadius: fixed.radius.m,
      background: color.surface,
      fontWeight: font.weight.strong,
      selectors: {
        '&:hover': { borderColor: color.lineStrong },
        '&:has(:checked)': { borderColor: color.accent, background: color.accentSoft },
      },
    },
  ],
})
globalStyle(`${option.cards} small`, {
  fontWeight: font.weight.text,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
})

export const input = styleVariants({
  list: [
    box,
    {
      borderRadius: '50%',
      '::before': { borderRadius: '50%', border: `5.5px solid ${color.accent}` },
      selectors: { '&:disabled::before': { borderColor: color.faint } },
    },
  ],
  pills: [cover],
  segment: [cover],
  cards: [cover],
})

export const key = style([
  cap,
  {
    flex: 'none',
    color: color.muted,
    selectors: {
      ':checked + &': {
        borderColor: color.accent,
        background: color.accent,
        color: color.accentInk,
      },
    },
  },
])
