import type { Language } from '../../routes/language.ts'
import type { SpritesWords } from './sprites-words.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

export const WORDS: Readonly<Record<Language, SpritesWords>> = { fr, en }
