import { definePage } from '../define.ts'

export default definePage({
  topic: 'production',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: "Coûts d'IA : mesurer la tâche aboutie avant d'optimiser",
    description:
      "Pourquoi le prix du token trompe, comment calculer le coût d'une tâche aboutie, et dans quel ordre chercher des économies.",
    heading: "Comptez le coût d'une tâche aboutie, pas celui d'un token",
    name: "Optimiser les coûts d'IA",
    hint: 'Mesurer la bonne dépense, puis la réduire par étapes.',
    lead: "Un appel bon marché qu'il faut recommencer finit par coûter cher. Rapportez la dépense à la tâche aboutie, reprises et relecture humaine comprises. Ensuite seulement, supprimez les appels inutiles, raccourcissez le contexte, mettez en cache, puis confiez les cas simples à un petit modèle. Après chaque étape, vérifiez que la qualité tient.",
  },
  en: {
    title: 'AI costs: measure the finished task before optimising',
    description:
      'Why token prices mislead, how to work out what a finished task costs, and the order in which savings are worth looking for.',
    heading: 'Count the cost of a finished task, not of a token',
    name: 'Optimising AI costs',
    hint: 'Measure the right expense, then bring it down in steps.',
    lead: 'Token prices say little about what you really pay. The figure that matters is the cost of a finished task, counting retries and the minutes someone spends fixing the output. Once you know it, savings follow a sensible order: needless calls, bloated context, repeated work, then models larger than the job requires.',
  },
  question: {
    fr: "Comment savoir ce que coûte vraiment une tâche confiée à l'IA, et où économiser ?",
    en: 'What does a task done by AI really cost, and where can I save?',
  },
  related: [
    'faq-reduire-couts-llm',
    'glossaire-tokens',
    'expert-finops-ia',
    'comparatif-llm-2025',
    'evaluateur-projet-ia',
  ],
})
