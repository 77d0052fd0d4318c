import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fixed, font, vars } from '#ui/theme/contract.css'
import { tone } from '#ui/section'
import { media } from '#ui/theme/media'

const prose = '40.5rem'
const between = 'clamp(2rem, 4vw, 3.5rem)'

/** The space above; what follows brings its own, except where the page goes straight on. */
const base = style({ paddingBlockStart: 'clamp(2.25rem, 5vw, 4.5rem)' })
const goesOn = style({ paddingBlockEnd: between })
globalStyle(`${goesOn} + section:not(${tone.sunken})`, { paddingBlockStart: 0 })
/** Beside a drawing that runs off the page at the right; on phones it stands below. */
export const drawn = style({
  position: 'relative',
  overflow: 'clip',
  paddingBlockEnd: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.wider]: {
      minHeight: 'min(800px, 52vw + 42px)',
      paddingBlockEnd: between,
    },
  },
})
// A band starts with its line: what stands above keeps clear of it.
globalStyle(`${base}:has(+ ${tone.sunken})`, { paddingBlockEnd: between })
// Not a drawing: it runs on to the band's own line.
globalStyle(`header${drawn}:has(+ ${tone.sunken})`, { paddingBlockEnd: 0, borderBlockEnd: 0 })

/** Text at the left, the figure at the right, once both fit. */
const sideBySide = (columns: string) =>
  style([
    base,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: `${fixed.space[32]} ${fixed.space[24]}`,
      alignItems: 'center',
      '@media': {
        [media.wider]: {
          selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: columns } },
        },
      },
    },
  ])

export const layout = styleVariants({
  claim: [sideBySide('repeat(2, minmax(0, 1fr))')],
  /** A question and, in a few sentences, its answer. */
  answer: [sideBySide('minmax(0, 7fr) minmax(0, 5fr)')],
  place: [base],
  display: {
    position: 'relative',
    overflow: 'hidden',
    paddingBlockStart: fixed.space[36],
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: fixed.space[20],
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) 40vw',
        alignItems: 'center',
        gap: fixed.space[24],
        minHeight: 700,
        paddingBlock: `${fixed.space[56]} 140px`,
      },
      [media.nav]: { gridTemplateColumns: 'minmax(0, 1fr) 480px' },
    },
  },
  article: [base, goesOn],
  word: [base, goesOn],
  plain: [base, goesOn],
  bare: [base, goesOn],
})

globalStyle(`${drawn} > :first-child`, {
  position: 'relative',
  zIndex: 1,
  '@media': { [media.wider]: { maxWidth: 'min(46%, 560px)', paddingBlockStart: fixed.space[48] } },
})

export const text = style({ display: 'grid', gap: fixed.space[24], justifyItems: 'start' })

// On phones the moon comes right after the title: she is there before one scrolls.
globalStyle(`${layout.display} > ${text}`, {
  '@media': { [media.narrow]: { display: 'contents' } },
})
globalStyle(`${layout.display} > ${text} > h1 ~ *`, { '@media': { [media.narrow]: { order: 1 } } })

/** Beyond the grid where a word is long and the screen narrow: break it, never the page. */
export const title = style({ minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' })

/** The only title of two weights. */
export const quiet = style({
  display: 'block',
  color: vars.color.muted,
  fontWeight: font.weight.text,
})

export const above = style({ color: vars.color.muted })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: fixed.space[12],
  justifySelf: 'stretch',
  marginBlockStart: fixed.space[8],
})
globalStyle(`${actions} > *`, {
  flex: '1 1 auto',
  '@media': { [media.wide]: { flex: 'none' } },
})

globalStyle(`${actions} + *`, { marginBlockStart: fixed.space[12] })

/** Title and opening paragraph stand on the prose column: three of twelve from the left. */
const onProse = style({
  '@media': { [media.wider]: { marginInlineStart: `calc(25% + ${fixed.space[6]})` } },
})

export const column = styleVariants({
  claim: { maxWidth: 900 },
  answer: {},
  place: { maxWidth: 900 },
  display: {
    position: 'relative',
    zIndex: 2,
    maxWidth: 720,
    gap: `clamp(${fixed.space[20]}, 2.4vw, ${fixed.space[28]})`,
  },
  article: [onProse, { maxWidth: 820 }],
  word: {},
  plain: {},
  bare: { maxWidth: prose },
})

export const intro = style([
  onProse,
  {
    maxWidth: prose,
    marginBlockStart: between,
    color: vars.color.muted,
    fontSize: fixed.type.t1.size,
    lineHeight: 1.6,
  },
])

/** A word alone is as large as its letters leave room for. */
export const word = styleVariants({
  short: { fontSize: 'clamp(3rem, 13vw, 11rem)', lineHeight: 1, letterSpacing: '-.05em' },
  long: { fontSize: 'clamp(2.5rem, 9.2vw, 7.75rem)', lineHeight: 1, letterSpacing: '-.045em' },
})

/** The thread under the word on wide screens; on phones it runs down beside the definition. */
export const underWord = style({
  display: 'none',
  '@media': { [media.wide]: { display: 'block' } },
})
export const definition = style({
  paddingInlineStart: fixed.space[20],
  borderInlineStart: '2.5px solid',
  borderImage: `${vars.opal.down} 1`,
  '@media': {
    [media.wide]: { padding: 0, border: 0 },
    [media.wider]: { marginInlineStart: `calc(50% + ${fixed.space[12]})` },
  },
})

const drawing = style({})
globalStyle(`${drawing} > svg`, { width: '100%', height: 'auto' })

export const figure = styleVariants({
  /** From a little left of the middle to the edge of the window; it fades before the words. */
  place: {
    margin: `${fixed.space[24]} calc(-1 * ${fixed.space.gutter}) 0`,
    overflowY: 'clip',
    '@media': {
      [media.wider]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 'calc(50% - 40px)',
        width: 'calc(50% + 40px)',
        margin: 0,
        maskImage: 'linear-gradient(to right, transparent, #000 40px)',
      },
    },
  },
  plain: [
    drawing,
    {
      '@media': {
        [media.wider]: {
          // What is drawn reaches a little further than words may.
          selectors: { '&:has(svg, img)': { marginInlineEnd: `calc(-1 * ${fixed.space[24]})` } },
        },
      },
    },
  ],
  /** The moon: her feet, at the bottom, meet the thread. */
  display: {
    position: 'relative',
    zIndex: 1,
    width: 210,
    margin: `112px auto ${fixed.space[40]}`,
    '@media': {
      [media.wide]: {
        alignSelf: 'end',
        justifySelf: 'end',
        width: '40vw',
        margin: `0 calc(-1 * ${fixed.space.gutter}) ${fixed.space[36]} 0`,
      },
      [media.nav]: { width: 480, marginInlineEnd: 30 },
    },
  },
})
