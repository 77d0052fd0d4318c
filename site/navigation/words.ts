import type { Bilingual } from '../routes/language.ts'

/** [2.3.42] [6.0.2] What an admin's menu says. */
const fr = { admin: 'Mode Administrateur' }

const en: typeof fr = { admin: 'Administrator mode' }

export const WORDS: Bilingual<typeof fr> = { fr, en }
