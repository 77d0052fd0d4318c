import type { Bilingual } from '../../../../routes/language.ts'
import { words as en } from './words.en.ts'
import { type FirstWords, words as fr } from './words.fr.ts'

export const WORDS: Bilingual<FirstWords> = { fr, en }
