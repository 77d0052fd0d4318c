import type { Language } from '../../routes/language.ts'
import type { GalleryWords } from './gallery-words.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

export const WORDS: Readonly<Record<Language, GalleryWords>> = { fr, en }
