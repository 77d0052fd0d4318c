/** Scripts add the typeface once text has appeared; where none run, the style sheet does. */
export const noScriptFontFace = (font: string): string =>
  `@media (scripting:none){@font-face{font-family:Opale;src:url(${font});font-weight:400 700;font-display:swap}}`
