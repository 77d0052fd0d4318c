import { globalStyle, style } from '@vanilla-extract/css'
import { amongWords, amongWordsHover } from '../link/among-words.ts'
import { fixed, font, vars } from '../theme/contract.css.ts'

export const prose = style({
  minWidth: 0,
  fontSize: fixed.type.prose.size,
  lineHeight: fixed.type.prose.line,
  overflowWrap: 'break-word',
})

type Rule = Parameters<typeof globalStyle>[1]
const inside = (selector: string, rule: Rule) => globalStyle(`${prose} ${selector}`, rule)

const { color } = vars
const { t2, t3, m, s } = fixed.type

inside('> * + *', { marginBlockStart: '1.25em' })
inside(':is(p, ul, ol, dl, blockquote)', { maxWidth: '40.5rem' })

inside('> h2', {
  fontSize: t3.size,
  lineHeight: t3.line,
  letterSpacing: '-.022em',
  marginBlockStart: '2.1em',
})
inside('> h2 + *', { marginBlockStart: '.7em' })
inside('> h3', { fontSize: t2.size, lineHeight: t2.line, marginBlockStart: '1.8em' })
inside('> h4', { fontSize: m.size, marginBlockStart: '1.6em' })
inside('> :is(h3, h4) + *', { marginBlockStart: '.5em' })
globalStyle(`${prose}:first-child > :first-child`, { marginBlockStart: 0 })
// A text in several pieces, with components between them, keeps its rhythm.
globalStyle(`${prose} + ${prose}`, { marginBlockStart: '1.25em' })

inside('a:not([class])', amongWords)
inside('a:not([class]):hover', amongWordsHover)

const list = ':is(ul, ol):not([class])'
inside(`${list} > li`, { position: 'relative', paddingInlineStart: '1.7em' })
inside(':is(li + li, li > :is(ul, ol), li > * + *)', { marginBlockStart: '.5em' })
// The bullet is a small open curl.
inside('ul:not([class]) > li::before', {
  content: '',
  position: 'absolute',
  insetInlineStart: '.2em',
  insetBlockStart: '.55em',
  width: '.6em',
  height: '.6em',
  border: `2px solid ${color.accent}`,
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  transform: 'rotate(-45deg)',
})
// The browser's own counter: it knows a list that starts at 3.
inside('ol:not([class]) > li::before', {
  content: 'counter(list-item)',
  position: 'absolute',
  insetInlineStart: 0,
  color: color.accent,
  fontWeight: 650,
})

// Task lists: the box takes the bullet's place.
const box = 'input[type=checkbox]'
inside(`li:has(> ${box}, > label > ${box})::before`, { display: 'none' })
inside(box, {
  appearance: 'none',
  position: 'absolute',
  insetInlineStart: 0,
  width: 20,
  height: 20,
  margin: '.32em 0 0',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: fixed.radius.xs,
  background: color.surface,
})
inside(`${box}:checked`, { background: color.accent, borderColor: color.accent })
inside(`${box}:checked::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: 6,
  insetBlockStart: 2,
  width: 5,
  height: 10,
  border: `solid ${color.accentInk}`,
  borderWidth: '0 2px 2px 0',
  transform: 'rotate(45deg)',
})

inside('blockquote', {
  paddingInlineStart: fixed.space[24],
  borderInlineStart: `2.5px solid ${color.lineStrong}`,
  color: color.muted,
})
inside('blockquote > * + *', { marginBlockStart: '.8em' })
inside(':is(dt, strong)', { fontWeight: font.weight.strong })
inside('hr', {
  height: 1,
  border: 0,
  background: color.line,
  marginBlock: '3em',
})
inside('img', { height: 'auto', borderRadius: fixed.radius.m })
inside('> figure > figcaption', {
  marginBlockStart: fixed.space[12],
  color: color.muted,
  fontSize: s.size,
})

inside('[data-callout] > div > * + *', { marginBlockStart: '.6em' })
// Lists have bullets of their own here.
inside('[data-callout] > div > ul', { paddingInlineStart: 0, listStyle: 'none' })
inside('[data-align=center]', { textAlign: 'center' })
inside('[data-align=right]', { textAlign: 'end' })

// Footnotes. Calls and ways back are small: what answers to a finger is not.
inside('sup', { lineHeight: 0, fontSize: '.75em' })
inside(':is([role=doc-noteref], [role=doc-backlink])', {
  padding: '.7em .5em',
  marginInline: '-.4em',
})
inside('[role=doc-backlink] > svg', {
  display: 'inline',
  verticalAlign: '-.15em',
  // Straight up: aslant, it would say that one leaves the page.
  rotate: '-45deg',
})
inside(':target:is(li, sup > a)', {
  background: color.accentSoft,
  borderRadius: fixed.radius.xs,
})
inside('[data-footnotes]', {
  marginBlockStart: '3.5em',
  paddingBlockStart: '1.5em',
  borderBlockStart: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: s.size,
  lineHeight: 1.6,
})
inside('[data-footnotes] > h2', { fontSize: m.size, marginBlockEnd: '.6em' })
