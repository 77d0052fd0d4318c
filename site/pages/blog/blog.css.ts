import { globalStyle, style } from '@vanilla-extract/css'
import { fixed } from '#ui/theme/contract.css'

export const figure = style({ padding: fixed.space[24], maxWidth: '100%' })
// In its text a phone gets another drawing; here it is a picture beside the words.
globalStyle(`${figure} > svg`, { display: 'block', width: '100%' })
