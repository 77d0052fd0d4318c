/** The lab's words in one language. */
import type { Language } from '../../../routes/language.ts'
import type { fr } from './fr.ts'

export type Words = typeof fr

export const loadWords = async (language: Language): Promise<Words> =>
  language === 'fr' ? (await import('./fr.ts')).fr : (await import('./en.ts')).en
