import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'IA quantique et machine learning : à suivre, sans acheter',
    description:
      "Ce que l'apprentissage quantique étudie, pourquoi il reste un sujet de recherche, et la question à poser devant une annonce.",
    heading: "L'apprentissage quantique : de la recherche, pas un budget",
    name: 'IA quantique',
    hint: 'Un sujet de recherche, et comment lire ses annonces.',
    lead: "L'apprentissage automatique quantique relève de la recherche, pas d'un projet d'entreprise. Tant que les machines restent petites et bruitées, le chargement de données ordinaires peut annuler le gain espéré. Un avantage sur un cas d'école ne dit rien de vos fichiers. Devant une annonce, demandez le résultat de la meilleure méthode classique.",
  },
  en: {
    title: "Quantum AI and machine learning: watch, don't buy",
    description:
      'What quantum machine learning studies, why it remains a research subject, and the one question to ask of any announcement.',
    heading: 'Quantum machine learning: research, not a budget line',
    name: 'Quantum AI',
    hint: 'A research field, and how to read its announcements.',
    lead: "One question sorts results from announcements: what did the best classical method score on the same problem? While hardware stays small and noisy, few claims survive it, and merely loading business data can cancel the promised speed. Follow quantum machine learning out of curiosity, especially around chemistry and materials. Don't plan a project on it.",
  },
  related: [
    'optimisation-couts-ia',
    'edge-ai-intelligence-distribuee',
    'evaluateur-projet-ia',
    'blog',
  ],
})
