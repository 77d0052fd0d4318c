/** What a guide has beside prose: chapters that are numbered, exercises with their answer. */
import { globalStyle } from '@vanilla-extract/css'
import { fixed, font, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { prose } from './prose.css.ts'

type Rule = Parameters<typeof globalStyle>[1]
const inside = (selector: string, rule: Rule) => globalStyle(`${prose} ${selector}`, rule)

const { color } = vars
const { m, s, t4 } = fixed.type

globalStyle(`${prose}:has(> [data-chapter])`, { counterReset: 'chapter' })
// Outlined, large, above the title: where one stands in the guide can be seen from afar.
inside('> h2:has(+ [data-chapter])', {
  counterIncrement: 'chapter',
  fontSize: t4.size,
  lineHeight: t4.line,
  marginBlockStart: '2.4em',
})
inside('> h2:has(+ [data-chapter])::before', {
  content: 'counter(chapter)',
  display: 'block',
  color: 'transparent',
  fontSize: '2.4em',
  fontWeight: font.weight.strong,
  lineHeight: 1.05,
  WebkitTextStroke: `1.5px ${color.lineStrong}`,
})
inside('> [data-chapter]', {
  display: 'grid',
  gap: `${fixed.space[16]} ${fixed.space[28]}`,
  maxWidth: 'none',
  paddingBlock: fixed.space[20],
  marginBlockStart: '1em',
  borderBlock: `1px solid ${color.line}`,
  fontSize: m.size,
  lineHeight: m.line,
  '@media': { [media.medium]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
})
inside('[data-chapter] dt', {
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space[8],
  fontSize: s.size,
})
inside('[data-chapter] svg', { color: color.muted })
inside('[data-chapter] dd', { marginBlockStart: fixed.space[4], color: color.muted })

inside('[data-callout=exercise]', {
  background: 'none',
  border: `1.5px solid ${color.lineStrong}`,
})
inside('[data-solution]', {
  paddingBlockStart: fixed.space[6],
  borderBlockStart: `1px solid ${color.line}`,
})
inside('[data-solution] > summary', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  color: color.accent,
  fontWeight: font.weight.strong,
  cursor: 'pointer',
})
inside('[data-solution] > summary::-webkit-details-marker', { display: 'none' })
inside('[data-solution][open] > summary > svg', { rotate: '180deg' })
inside('[data-solution] > div > * + *', { marginBlockStart: '.6em' })
