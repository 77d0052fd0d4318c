import { globalStyle } from '@vanilla-extract/css'
import { STATUSES } from '../icon/status.ts'
import { fixed, vars } from '../theme/contract.css.ts'

// By attribute rather than by class: prose written in Markdown carries the same markup.
globalStyle('[data-callout]', {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: `${fixed.space[4]} ${fixed.space[14]}`,
  padding: `${fixed.space[22]} ${fixed.space[24]} ${fixed.space[24]} ${fixed.space[22]}`,
  borderRadius: fixed.radius.pebble,
  background: vars.universe.soft,
  fontSize: fixed.type.m.size,
  lineHeight: fixed.type.m.line,
})
for (const status of STATUSES)
  globalStyle(`[data-callout=${status}]`, {
    vars: {
      [vars.universe.hue]: vars.color[status],
      [vars.universe.soft]: vars.color[`${status}Soft`],
    },
  })
globalStyle('[data-callout] > svg', { marginBlockStart: fixed.space[2] })
globalStyle('[data-callout] > :is(svg, strong)', { color: vars.universe.hue })
globalStyle('[data-callout] > :not(svg)', { gridColumn: 2 })
globalStyle('[data-callout] > div > * + *', { marginBlockStart: '.4em' })
globalStyle('[data-callout] > div > ul', { paddingInlineStart: '1.2em', listStyle: 'disc' })
globalStyle('[data-callout] > div > ul ::marker', { color: vars.universe.hue })
