/** What the articles on agents, graphs and explanations say that can date. */
import { topic } from './topic.ts'

const checked = '2026-11-22'

/** The table carries no day: it names a model of this one. */
const tau = {
  unit: 'percent',
  checked,
  review: '2027-11-22',
  version: '2024-10-22',
  dated: 'not-before',
  source: {
    title: 'τ-bench: README, “Leaderboard”, retail',
    publisher: 'Sierra Research',
    url: 'https://github.com/sierra-research/tau-bench',
  },
} as const

export const articlesTwo = topic({
  'tau-once': {
    value: 69.2,
    label: {
      fr: 'tâches de vente en ligne réussies au premier essai, Claude 3.5 Sonnet, τ-bench',
      en: 'retail tasks solved in one attempt, Claude 3.5 Sonnet, τ-bench',
    },
    ...tau,
  },
  'tau-four-times': {
    value: 46.2,
    label: {
      fr: 'les mêmes tâches, réussies quatre fois sur quatre',
      en: 'the same tasks, solved four times out of four',
    },
    ...tau,
  },
})
