import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { color, shadow, type Theme } from './tokens.ts'

const { universe: _set, ...contract } = vars

const values = (theme: Theme) => {
  const { opal1, opal2, opal3, opal4 } = color[theme]
  const light = [opal1, opal2, opal3, opal4].join(', ')
  return assignVars(contract, {
    color: color[theme],
    shadow: shadow[theme],
    opal: { across: `linear-gradient(90deg, ${light})`, down: `linear-gradient(180deg, ${light})` },
  })
}

/** [3.4.5] Dark unless the visitor chose light. */
globalStyle(':root, [data-theme="dark"]', { colorScheme: 'dark', vars: values('dark') })
globalStyle('[data-theme="light"]', { colorScheme: 'light', vars: values('light') })
