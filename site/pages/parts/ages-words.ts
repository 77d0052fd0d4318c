import type { Bilingual } from '../../routes/language.ts'

/** What her six ages are called beside their pictures. */
const fr = {
  baby: 'Bébé',
  child: 'Enfant',
  teen: 'Adolescente',
  adult: 'Adulte',
  master: 'Maître',
  legendary: 'Légendaire',
}

const en: typeof fr = {
  baby: 'Baby',
  child: 'Child',
  teen: 'Teenager',
  adult: 'Adult',
  master: 'Master',
  legendary: 'Legendary',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
