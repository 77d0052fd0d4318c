import { assignVars, globalStyle } from '@vanilla-extract/css'
import './font/fallbacks.css.ts'
import { vars } from './contract.css.ts'
import { color, shadow, THEMES } from './tokens.ts'

/** Each colour once, for both themes: the element's colour scheme chooses. */
const colors = Object.fromEntries(
  Object.entries(color.dark).map(([name, dark]) => {
    return [name, `light-dark(${color.light[name as keyof typeof color.light]}, ${dark})`]
  }),
) as Record<keyof typeof color.dark, string>

globalStyle(':root', {
  vars: { ...assignVars(vars.color, colors), ...assignVars(vars.shadow, shadow) },
})

const { opal1, opal2, opal3, opal4 } = vars.color
const light = [opal1, opal2, opal3, opal4].join(', ')
/** Where a theme begins, so that one with a light of its own has it here, too. */
globalStyle(':root, [data-theme]', {
  vars: assignVars(vars.opal, {
    across: `linear-gradient(90deg, ${light})`,
    down: `linear-gradient(180deg, ${light})`,
  }),
})

// Among other names: a theme may be a dark one.
for (const theme of THEMES) globalStyle(`[data-theme~="${theme}"]`, { colorScheme: theme })
