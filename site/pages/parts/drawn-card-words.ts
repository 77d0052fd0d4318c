import type { Bilingual } from '../../routes/language.ts'

const fr = {
  png: 'Carte en PNG',
  svg: 'Carte en SVG',
  saved: (file: string) => `${file} est enregistré.`,
  failed: 'L’image ne s’est pas faite. Le fichier SVG, lui, reste possible.',
}
const en: typeof fr = {
  png: 'Card as PNG',
  svg: 'Card as SVG',
  saved: (file) => `${file} is saved.`,
  failed: 'The picture could not be made. The SVG file still can.',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
