import { globalStyle, style } from '@vanilla-extract/css'

const NONE = '(scripting: none)'

/** Does nothing without scripts, and is not there then. */
export const scripted = style({ '@media': { [NONE]: { display: 'none' } } })

/** Without scripts there to read: no key reaches its controls, and no click seems to do something. */
export const toRead = style({})
globalStyle(`${toRead} :is(button, input)`, { '@media': { [NONE]: { visibility: 'hidden' } } })
globalStyle(`${toRead} button > *`, { '@media': { [NONE]: { visibility: 'visible' } } })
globalStyle(`${toRead} :is(button, label)`, { '@media': { [NONE]: { pointerEvents: 'none' } } })
