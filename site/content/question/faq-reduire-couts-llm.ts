import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
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
    hint: "Moins de texte, moins d'appels, plus petit modèle.",
    lead: "Mesurez, puis retirez dans cet ordre : le texte envoyé pour rien, les réponses trop longues, ce que le cache peut relire, ce qui peut attendre la nuit. Changez de modèle en dernier. Sur la facture d'école de cette page, 2 200 $ par mois deviennent 529 $.",
  },
  en: {
    title: 'Reducing LLM costs: five levers pulled on one bill',
    description:
      'A bill of $2,200 followed lever by lever down to $529: what each step takes off, what it can break, and when to leave everything alone.',
    heading: 'How can I reduce LLM costs?',
    name: 'Reducing LLM costs',
    hint: 'Less text, fewer calls, a smaller model.',
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
})
