import { definePriced } from '../priced.ts'

export default definePriced({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Par quoi commencer pour faire baisser la facture de notre modèle ?',
    en: 'Where do we start if we want our model bill to go down?',
  },
  fr: {
    title: "Réduire les coûts d'un LLM : cinq leviers, une facture",
    description:
      'Une facture de 2 200 $ suivie levier par levier jusqu’à 529 $ : ce que chaque étape retire, ce qu’elle peut casser et quand ne rien toucher.',
    heading: "Comment réduire les coûts d'un LLM ?",
    name: "Réduire les coûts d'un LLM",
    hint: 'Moins de texte, un cache, un plus petit modèle.',
    lead: "Mesurez, puis retirez dans cet ordre : le texte envoyé pour rien, les réponses trop longues, ce que le cache peut relire, ce qui peut attendre la nuit. Changez de modèle en dernier. Sur la facture d'école de cette page, 2 200 $ par mois deviennent 529 $.",
  },
  en: {
    title: 'Reducing LLM costs: five levers pulled on one bill',
    description:
      'A bill of $2,200 followed lever by lever down to $529: what each step takes off, what it can break, and when to leave everything alone.',
    heading: 'How can I reduce LLM costs?',
    name: 'Reducing LLM costs',
    hint: 'Less text, a cache, a smaller model.',
    lead: 'Measure, then cut in this order: text sent for nothing, answers that run on, whatever a cache can reread, whatever can wait until tonight. Change models last, because that cut touches every answer. On the worked bill below, $2,200 a month becomes $529.',
  },
  related: [
    'optimisation-couts-ia',
    'glossaire-tokens',
    'glossaire-context-window',
    'evaluer-un-llm-en-production',
    'expert-finops-ia',
    'faq-cout-chatbot',
  ],
  quote: {
    subject: {
      fr: 'Alléger la facture de cent mille appels par mois, comptée avant travaux',
      en: 'Bringing down a bill of a hundred thousand calls a month, as it stands now',
    },
    rate: 600,
    lots: [
      {
        name: { fr: 'Tenir le journal', en: 'Keep the log' },
        note: {
          fr: 'Tokens lus et écrits par fonction, une semaine',
          en: 'Tokens read and written by each feature, for a week',
        },
        days: 1,
      },
      {
        name: { fr: "Réunir les questions d'essai", en: 'Gather test questions' },
        note: {
          fr: 'Trente, rejouées après chaque levier',
          en: 'Thirty, replayed after each lever',
        },
        days: 1,
      },
      {
        name: { fr: 'Couper et borner', en: 'Trim and cap' },
        note: { fr: 'Leviers 1 et 2', en: 'Levers 1 and 2' },
        days: 1.5,
      },
      {
        name: { fr: 'Mettre en cache, différer', en: 'Cache and batch' },
        note: { fr: 'Leviers 3 et 4', en: 'Levers 3 and 4' },
        days: 1,
      },
      {
        name: { fr: 'Essayer le petit modèle', en: 'Try the small model' },
        note: { fr: 'Levier 5, tâche par tâche', en: 'Lever 5, one task at a time' },
        days: 1.5,
      },
    ],
    without: {
      fr: ['Les tokens dépensés en essais', 'Vos écrans, si une réponse change de forme'],
      en: ['Tokens spent on tests', 'Your screens, if an answer changes shape'],
    },
    scale: [
      {
        name: { fr: 'Savoir où va l’argent', en: 'Knowing where it goes' },
        note: {
          fr: "Le journal et l'essai, sans toucher à rien.",
          en: 'Log and tests, nothing touched.',
        },
        days: 2,
      },
      {
        name: { fr: 'Les cinq leviers', en: 'All five levers' },
        note: {
          fr: 'Un à la fois, chacun défaisable.',
          en: 'One by one, each of them reversible.',
        },
      },
    ],
    ranges: [],
    month: {
      usage: { conversations: 100_000, messages: 1, read: 8000, written: 600 },
      models: ['gpt-6-2-sol'],
      upkeep: 0,
    },
  },
})
