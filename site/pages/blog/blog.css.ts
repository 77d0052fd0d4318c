import { globalStyle, style } from '@vanilla-extract/css'

export const figure = style({ padding: 24, maxWidth: '100%' })
// In its text a phone gets another drawing; here it is a picture beside the words.
globalStyle(`${figure} > svg`, { display: 'block', width: '100%' })
