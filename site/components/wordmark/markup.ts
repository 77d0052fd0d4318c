import { color, type Theme } from '#ui/theme/tokens'
import { BOX, LETTERS } from './letters.ts'
import { OPAL } from '../../../ui/opal-gradient/opal.ts'

export { OPAL }

/** The wordmark as an SVG document that stands alone, in the colours of a theme. */
export const wordmarkMarkup = (theme: Theme): string => {
  const { [theme]: own } = color
  const stops = OPAL.map(([offset, name]) => `<stop offset="${offset}" stop-color="${own[name]}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX.join(' ')}"><linearGradient id="o" x2="1" y2="1">${stops.join('')}</linearGradient><circle cx="26.5" cy="-25" r="21.2" fill="none" stroke="url(#o)" stroke-width="9.8"/><path transform="translate(54.5)" fill="${own.text}" d="${LETTERS}"/></svg>`
}
