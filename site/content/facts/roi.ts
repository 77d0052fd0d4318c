/** What assistants were measured to bring where people work. */
import { topic } from './topic.ts'

export const roi = topic({
  'support-productivity': {
    value: 15,
    unit: 'percent',
    label: {
      fr: 'demandes réglées en plus par heure, en moyenne, chez 5 172 conseillers assistés',
      en: 'more issues resolved an hour, on average, by 5,172 support agents with an assistant',
    },
    checked: '2026-11-23',
    review: '2027-11-23',
    version: '2023-04-15',
    dated: 'stated',
    source: {
      title: 'Generative AI at Work',
      publisher: 'Stanford Digital Economy Lab',
      url: 'https://digitaleconomy.stanford.edu/publication/generative-ai-at-work',
    },
  },
})
