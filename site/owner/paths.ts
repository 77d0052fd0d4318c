import type { Language } from '../routes/language.ts'

/** Where the files of the CV lie, below the site's root. */
export const resumePath = (language: Language, kind: 'json' | 'pdf'): string =>
  `/cv.${language}.${kind}`
