import { vars } from '../theme/contract.css.ts'

/** How a link looks among words: `Link` and the links of Markdown. */
export const amongWords = {
  color: vars.color.accent,
  textUnderlineOffset: '.2em',
  textDecorationThickness: 1.5,
} as const
export const amongWordsHover = { color: vars.color.accentHover } as const
