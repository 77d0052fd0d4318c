import type { Bilingual } from '../../routes/language.ts'

const fr = { said: 'Ce qu’ils en disent', references: 'Qui appeler' }

const en: typeof fr = { said: 'What they say', references: 'Who to call' }

export const WORDS: Bilingual<typeof fr> = { fr, en }
