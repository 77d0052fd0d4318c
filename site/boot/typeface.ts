import { painted } from './painted.ts'
import { dataset } from './root.ts'

/**
 * Text appears in a font of the machine, made as wide as ours, and changes to ours when it has come.
 * @param first whether this is the visit's first page: on others the browser has the file already
 * @returns settled once text has appeared and its typeface has come, or will not come
 */
export const loadTypeface = (first: boolean): Promise<unknown> => {
  const text = painted()
  return first ? text.then(() => addTypeface('swap')) : Promise.all([text, addTypeface('fallback')])
}

/** The document names the file; a development page has it in its styles. */
const addTypeface = (display: FontDisplay): Promise<unknown> | undefined => {
  const { font } = dataset
  if (!font) return undefined
  const face = new FontFace('Opale', `url(${font})`, { weight: '400 700', display })
  document.fonts.add(face)
  // Where it does not come, text stays as it is.
  return face.load().catch(() => {})
}
