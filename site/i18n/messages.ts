import type { Language } from '../routes/language.ts'
import type { Messages } from './words.ts'

/** One lazy chunk a language: a reader never downloads the other. */
export const loadMessages = async (language: Language): Promise<Messages> =>
  language === 'fr' ? (await import('./fr.ts')).fr : (await import('./en.ts')).en
