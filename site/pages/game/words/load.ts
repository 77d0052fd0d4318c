import type { Language } from '../../../routes/language.ts'
import type { GameWords } from './all.ts'

/** One lazy chunk a language: a player never downloads the other. */
export const loadGameWords = async (language: Language): Promise<GameWords> =>
  language === 'fr' ? (await import('./fr.ts')).fr : (await import('./en.ts')).en
