import { oncePainted } from './painted.ts'

/**
 * Text appears in a font that the machine has, of the same measures, and takes ours when it comes.
 * @param first whether this is the visit's first page: on others the browser has the file already
 */
export const loadTypeface = (first: boolean): void => {
  if (first) oncePainted(() => addTypeface('swap'))
  else addTypeface('fallback')
}

/** The document names the file; a development page has it in its styles. */
const addTypeface = (display: FontDisplay): void => {
  const { font } = document.documentElement.dataset
  if (font)
    document.fonts.add(new FontFace('Opale', `url(${font})`, { weight: '400 700', display }))
}
