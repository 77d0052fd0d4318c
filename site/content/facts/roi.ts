/** What assistants were measured to bring where people work. */
import { topic } from './topic.ts'

export const roi = topic({
  'support-productivity': {
    value: 15,
    unit: 'percent',
    label: {
      fr: 'demandes réglées en plus par heure avec un assistant, en moyenne (étude de 5 172 conseillers)',
      en: 'more issues resolved an hour with an assistant, on average (a study of 5,172 support agents)',
    },
    checked: '2026-11-29',
    review: '2027-11-23',
    version: '2025-02-04',
    dated: 'stated',
    source: {
      title: 'Generative AI at Work',
      publisher: 'The Quarterly Journal of Economics',
      url: 'https://academic.oup.com/qje/article/140/2/889/7990658',
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
        'Experimental Evidence on the Productivity Effects of Generative Artificial Intelligence (Science)',
      publisher: 'JournalismAI',
      url: 'https://journalismai.com/2023/07/13/experimental-evidence-on-the-productivity-effects-of-generative-artificial-intelligence-science/',
    },
  },
})
