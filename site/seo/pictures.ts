import type { Language } from '../routes/language.ts'

/** Address of an Open Graph picture; `prerender/pictures.ts` draws them. */
export const pictureOf = (name: string, language: Language): string => `/og/${name}.${language}.png`
