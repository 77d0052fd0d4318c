import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'
import { media } from '#ui/theme/media'

/** The whole CV: on paper two pages of A4, dark on white, without what surrounds it. */
export const sheet = style({})

const onPaper = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@media': { [media.paper]: rule } })

globalStyle('@page', { margin: '13mm 16mm' })
onPaper(`:root:has(${sheet})`, { colorScheme: 'light', background: 'none', fontSize: 12 })
// By the root's name: more than what lays the loading screen over a first visit.
onPaper(`:root :has(> main ${sheet}) > :not(main)`, { display: 'none' })
onPaper(`main:has(${sheet})::before`, { display: 'none' })
onPaper(`${sheet} > :is(header, section)`, {
  padding: `0 0 ${fixed.space[18]}`,
  border: 0,
  background: 'none',
})
onPaper(`${sheet} > header`, { gridTemplateColumns: 'minmax(0, 1fr) 18rem' })
onPaper(`${sheet} > header > :first-child`, { gap: fixed.space[8] })
onPaper(`${sheet} dl > div`, { minHeight: 0, paddingBlock: 3, fontSize: fixed.type.s.size })
onPaper(`${sheet} h1`, { fontSize: '2.75rem' })
onPaper(`${sheet} h2`, { fontSize: '1.5rem' })
onPaper(`${sheet} h3`, { fontSize: fixed.type.prose.size })
onPaper(`${sheet} > section > :first-child:not(:last-child)`, {
  marginBlockEnd: fixed.space[8],
  gap: fixed.space[6],
})
onPaper(`${sheet} > section p`, { fontSize: fixed.type.control.size, lineHeight: 1.45 })
onPaper(`${sheet} > #summary > div`, { gap: fixed.space[6] })
onPaper(`${sheet} > header [data-shared]:has(> a)`, { display: 'none' })
onPaper(`${sheet} > #method > :first-child`, { display: 'none' })
onPaper(`${sheet} > #method > :last-child`, {
  gridTemplateColumns: '1fr 1fr',
  columnGap: fixed.space[40],
})
onPaper(`${sheet} > #method > :last-child > div`, { paddingBlockStart: fixed.space[8] })
onPaper(`${sheet} > #method li`, { gap: fixed.space[8], padding: '1px 0' })
onPaper(`${sheet} > #contact`, { display: 'none' })
onPaper(`${sheet} :is(h2, h3)`, { breakAfter: 'avoid' })
onPaper(`${sheet} li`, { breakInside: 'avoid' })

/** Of use on a screen alone. */
export const screenOnly = style({ '@media': { [media.paper]: { display: 'none' } } })

/** A project, or a post: columns of a table on paper. */
export const entry = style({
  '@media': {
    [media.paper]: {
      gridTemplateColumns: '8.5rem 14rem minmax(0, 1fr)',
      gap: fixed.space[16],
      paddingBlock: 9,
    },
  },
})
export const project = style({
  '@media': {
    [media.paper]: {
      gridTemplateColumns: '22.5rem minmax(0, 1fr)',
      gap: fixed.space[16],
      paddingBlock: fixed.space[8],
    },
  },
})
/** Below a name; on paper the line above says it of all of them. */
export const badge = style({
  marginBlockStart: fixed.space[8],
  '@media': { [media.paper]: { display: 'none' } },
})

/** What was done at a post, and with what. */
export const told = style({
  display: 'grid',
  gap: fixed.space[12],
  '@media': { [media.paper]: { gap: 5 } },
})
export const points = style({
  display: 'grid',
  gap: fixed.space[4],
  paddingInlineStart: fixed.space[18],
  listStyle: 'disc',
  color: vars.color.muted,
  '@media': { [media.paper]: { gap: 1, lineHeight: 1.4 } },
})
export const keywords = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space[8] })

/** A button that answers to nothing without scripts, nor on paper. */
export const scripted = style({
  '@media': { [media.scriptless]: { display: 'none' }, [media.paper]: { display: 'none' } },
})

export const more = style({
  marginBlockStart: fixed.space[24],
  '@media': { [media.paper]: { display: 'none' } },
})
