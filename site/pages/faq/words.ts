import type { Bilingual } from '../../routes/language.ts'

const fr = {
  field: 'Chercher une question',
  placeholder: 'Coût, délai, RAG, données…',
  all: (count: number) => `${count} questions, rangées par sujet.`,
}

const en: typeof fr = {
  field: 'Search the questions',
  placeholder: 'Cost, timing, RAG, data…',
  all: (count) => `${count} questions, grouped by subject.`,
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
