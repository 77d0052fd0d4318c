import type { Bilingual } from '../../routes/language.ts'
import type { Level } from '../../workflows/recipes/recipe.ts'

const fr: Readonly<Record<Level, string>> = {
  simple: 'Niveau simple',
  confirmed: 'Niveau intermédiaire',
  expert: 'Niveau expert',
}

const en: Readonly<Record<Level, string>> = {
  simple: 'Simple',
  confirmed: 'Intermediate',
  expert: 'Expert level',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
