import { style } from '@vanilla-extract/css'
import { panel } from '../panel/index.ts'
import { fixed, vars } from '../theme/contract.css.ts'

const name = '--opale-tip'

export const area = style({ display: 'inline-flex', anchorName: name, anchorScope: name })

export const tip = style([
  panel,
  {
    width: 'max-content',
    maxWidth: 'min(280px, 100vw - 32px)',
    padding: `7px ${fixed.space[12]}`,
    border: 0,
    borderRadius: fixed.radius.s,
    background: vars.color.solid,
    color: vars.color.solidInk,
    fontSize: fixed.type.xs.size,
    lineHeight: fixed.type.xs.line,
    // Where a browser cannot tie it to what it is about, it stands below the page's words.
    inset: 'auto 16px 16px',
    '@supports': {
      '(position-area: top)': {
        inset: 'auto',
        positionAnchor: name,
        positionArea: 'block-start',
        positionTryFallbacks: 'flip-block',
        margin: fixed.space[8],
      },
    },
  },
])
