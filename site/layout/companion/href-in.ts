import { DEFAULT_LANGUAGE, type Language } from '../../routes/language.ts'

/** A page in the language one reads; where it has an address of its own, the site leads there. */
export const hrefIn = (path: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? path : `${path}?lang=${language}`
