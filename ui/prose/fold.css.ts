/** What is long and looked up now and then: folded on a screen, there on paper. */
import { globalStyle } from '@vanilla-extract/css'
import { font, fixed, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { prose } from './prose.css.ts'

type Rule = Parameters<typeof globalStyle>[1]
const inside = (selector: string, rule: Rule) => globalStyle(`${prose} ${selector}`, rule)

inside('[data-fold] > summary', {
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space[8],
  width: 'fit-content',
  minHeight: 44,
  color: vars.color.accent,
  fontWeight: font.weight.strong,
  cursor: 'pointer',
})
inside('[data-fold] > summary::-webkit-details-marker', { display: 'none' })
inside('[data-fold][open] > summary > svg', { rotate: '180deg' })
inside('[data-fold]::details-content', {
  '@media': { print: { contentVisibility: 'visible', height: 'auto' } },
})
// On a phone the numbers stand in sight beside their names.
inside('[data-fold] table', {
  '@media': { [media.narrow]: { minWidth: 0, fontSize: fixed.type.s.size } },
})
inside('[data-fold] :is(th, td)', {
  '@media': { [media.narrow]: { padding: `${fixed.space[10]} ${fixed.space[8]}` } },
})
