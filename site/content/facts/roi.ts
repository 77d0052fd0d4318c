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
  'writing-time': {
    value: 40,
    unit: 'percent',
    label: {
      fr: 'temps en moins, en moyenne, pour des écrits professionnels courts avec un assistant',
      en: 'less time, on average, for short professional writing with an assistant',
    },
    checked: '2026-11-23',
    review: '2027-11-23',
    version: '2023-07-13',
    dated: 'stated',
    source: {
      title:
        'Experimental evidence on the productivity effects of generative AI (Science), abstract',
      publisher: 'JournalismAI',
      url: 'https://journalismai.com/2023/07/13/experimental-evidence-on-the-productivity-effects-of-generative-artificial-intelligence-science/',
    },
  },
})
