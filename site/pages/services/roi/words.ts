import type { Bilingual } from '../../../routes/language.ts'
import { words as en } from './words.en.ts'
import { words as fr } from './words.fr.ts'

export const WORDS: Bilingual<typeof fr> = { fr, en }
