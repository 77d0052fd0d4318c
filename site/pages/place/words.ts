import type { Bilingual } from '../../routes/language.ts'

const fr = {
  caption: 'Schéma, le nord en haut',
}

const en: typeof fr = {
  caption: 'Sketch map, north at the top',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
