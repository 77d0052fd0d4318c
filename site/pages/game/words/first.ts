import type { Language } from '../../../routes/language.ts'
import { firstEn } from './first.en.ts'
import { firstFr } from './first.fr.ts'
import type { FirstWords } from './first-words.ts'

export const FIRST: Readonly<Record<Language, FirstWords>> = { fr: firstFr, en: firstEn }
