import type { Bilingual } from '../../routes/language.ts'

const fr = {
  sample: 'Des situations inventées pour l’exercice : aucun client, aucun résultat.',
  problem: 'Le problème',
  choice: 'Le choix',
  measure: 'Ce qu’il faut mesurer',
  kept: 'Ce qui reste',
  cases: 'Études de cas',
}

const en: typeof fr = {
  sample: 'Situations made up for the exercise: no client and no result.',
  problem: 'The problem',
  choice: 'The choice',
  measure: 'What to measure',
  kept: 'What remains',
  cases: 'Case studies',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
