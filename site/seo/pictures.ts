import type { Language } from '../routes/language.ts'
import type { Screen } from '../routes/table.ts'

/** Address of the Open Graph picture of a page type; `prerender/pictures.ts` draws them. */
export const pictureOf = (screen: Screen, language: Language): string =>
  `/og/${screen}.${language}.png`
