import type { Language } from '../../../routes/language.ts'
import type { Words } from './words.ts'

/** One lazy chunk a language, beside those of the site: no other page carries them. */
export const loadWords = async (language: Language): Promise<Words> =>
  language === 'fr' ? (await import('./fr.ts')).fr : (await import('./en.ts')).en
