import type { Language } from '../../routes/language.ts'
import type { CompanionWords } from './words.ts'

/** One lazy chunk a language, as for the page's own words. */
export const companionWords = async (language: Language): Promise<CompanionWords> =>
  language === 'fr' ? (await import('./fr.ts')).words : (await import('./en.ts')).words
