import type { Bilingual } from '../../routes/language.ts'
import { words as en } from './words.en.ts'
import { words as fr } from './words.fr.ts'

export type Words = typeof fr
export const WORDS: Bilingual<Words> = { fr, en }
