import type { Bilingual } from '../../routes/language.ts'

const fr = {
  begin: 'Commencer',
  asks: 'Ce que l’outil demande',
  asksLead: 'Les questions, pour y répondre seul, à plusieurs ou sur papier.',
}

const en: typeof fr = {
  begin: 'Begin',
  asks: 'What the tool asks',
  asksLead: 'The questions, to answer alone, together or on paper.',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
