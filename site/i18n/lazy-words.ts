import type { Bilingual, Language } from '../routes/language.ts'

/**
 * Words that come with a script of their own, one a language: nobody downloads the other.
 * @param files `{ fr: () => import('./words.fr.ts'), en: () => import('./words.en.ts') }`
 */
export const lazyWords =
  <T>(files: Bilingual<() => Promise<{ readonly words: T }>>) =>
  async (language: Language): Promise<T> =>
    (await files[language]()).words
