import type { Bilingual } from '../../../routes/language.ts'

const fr = {
  press: 'Opale. La câliner',
  cuddle: 'Câliner',
  play: 'Jouer',
}

const en: typeof fr = {
  press: 'Opale. Cuddle her',
  cuddle: 'Cuddle',
  play: 'Play',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
