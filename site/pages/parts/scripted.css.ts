import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media'

/** Does nothing without scripts, and is not there then. */
export const scripted = style({
  // Whatever else it wears, and whichever of their files comes last.
  '@media': { [media.scriptless]: { selectors: { '&&': { display: 'none' } } } },
})

/** For who runs no script: with one, the page has the same in a better place. */
export const scriptless = style({
  '@media': { [media.scripted]: { display: 'none' } },
})

/** A field that a page asks its own question with: as wide as a phone, no wider than a question. */
export const asking = style([scripted, { justifySelf: 'stretch', maxWidth: 440 }])

/** Without scripts there to read: no key reaches its controls, and no click seems to do something. */
export const toRead = style({})
globalStyle(`${toRead} :is(button, input)`, {
  '@media': { [media.scriptless]: { visibility: 'hidden' } },
})
globalStyle(`${toRead} button > *`, { '@media': { [media.scriptless]: { visibility: 'visible' } } })
globalStyle(`${toRead} :is(button, label)`, {
  '@media': { [media.scriptless]: { pointerEvents: 'none' } },
})
