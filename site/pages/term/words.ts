import type { Bilingual } from '../../routes/language.ts'

const fr = {
  neighbours: 'Ses voisins',
  alphabet: 'Le glossaire, lettre par lettre',
}

const en: typeof fr = {
  neighbours: 'Its neighbours',
  alphabet: 'The glossary, letter by letter',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
