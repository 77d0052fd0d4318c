import type { Language } from '../../routes/language.ts'
import type { ArtWords } from './art-words.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

export const WORDS: Readonly<Record<Language, ArtWords>> = { fr, en }
