import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { color, shadow, type Theme } from './tokens.ts'

/** Each colour once, for both themes: the element's colour scheme chooses. */
const colors = Object.fromEntries(
  Object.entries(color.dark).map(([name, dark]) => {
    return [name, `light-dark(${color.light[name as keyof typeof color.light]}, ${dark})`]
  }),
) as Record<keyof typeof color.dark, string>

const { opal1, opal2, opal3, opal4 } = vars.color
const light = [opal1, opal2, opal3, opal4].join(', ')

globalStyle(':root', {
  vars: {
    ...assignVars(vars.color, colors),
    ...assignVars(vars.opal, {
      across: `linear-gradient(90deg, ${light})`,
      down: `linear-gradient(180deg, ${light})`,
    }),
  },
})

const scheme = (theme: Theme) => ({
  colorScheme: theme,
  vars: assignVars(vars.shadow, shadow[theme]),
})
/** [3.4.5] Dark unless the visitor chose light. */
globalStyle(':root, [data-theme="dark"]', scheme('dark'))
globalStyle('[data-theme="light"]', scheme('light'))
