import type { Language } from '../../routes/language.ts'
import type { DemoWords } from './demo-words.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

export const WORDS: Readonly<Record<Language, DemoWords>> = { fr, en }
