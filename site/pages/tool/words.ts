import type { Bilingual } from '../../routes/language.ts'

const fr = {
  begin: 'Commencer',
  length: (questions: number, minutes: number) =>
    `${questions} questions au plus, ${minutes}\u00A0minutes environ`,
  answersStay: 'Vos réponses restent ici',
  noAccount: 'Sans compte',
  asks: 'Ce que l’outil demande',
  asksLead: 'Les questions, pour y répondre seul, à plusieurs ou sur papier.',
}

const en: typeof fr = {
  begin: 'Begin',
  length: (questions, minutes) => `${questions} questions at most, about ${minutes}\u00A0minutes`,
  answersStay: 'Your answers stay here',
  noAccount: 'No account',
  asks: 'What the tool asks',
  asksLead: 'The questions, to answer alone, together or on paper.',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
