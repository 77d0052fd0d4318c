import { style } from '@vanilla-extract/css'

/** For what only a script can do. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } })
