import type { Bilingual } from '../../routes/language.ts'

const fr = {
  /** The way to the pages of a family that lists of their own have. */
  rest: (count: number) => `${count} autres, par catégorie et par service`,
}

const en: typeof fr = {
  rest: (count) => `${count} more, by category and by service`,
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
