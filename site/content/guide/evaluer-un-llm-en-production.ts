import { definePage } from '../define.ts'

export default definePage({
  topic: 'production',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: "Évaluer un LLM en production : jeu d'essai, notes, alertes",
    description:
      'Jeu de référence, intervalle de Wilson, kappa du juge, portillon en intégration continue, tirage et alertes : sept chapitres et leur code testé.',
    heading: 'Évaluer un modèle comme on teste un logiciel',
    name: 'Évaluer un LLM',
    hint: 'Un jeu de cas, un juge étalonné, un portillon, des alertes.',
    lead: "Réunissez deux cents demandes réelles et ce qu'une bonne réponse doit contenir. Laissez un programme vérifier ce qu'il peut, faites noter le reste par un modèle dont vous avez mesuré l'accord avec des personnes. Rejouez quarante cas à chaque changement, tous avant une mise en service. Ensuite, lisez un tirage au sort et réglez vos alertes sur le hasard.",
  },
  en: {
    title: 'Evaluating an LLM in production: test sets, grades, alerts',
    description:
      'Reference set, Wilson interval, kappa of the judge, a gate in CI, sampling and alarms: seven chapters with code that tests run.',
    heading: 'Evaluate a model the way you test software',
    name: 'Evaluating an LLM',
    hint: 'A set of cases, a calibrated judge, a gate, alarms.',
    lead: 'Gather two hundred genuine requests and what a good answer must contain. Let a program check whatever it can, and have the rest graded by a model whose agreement with people you have measured. Run forty cases on every change, all of them before a release. Once live, read answers drawn by lot and set your alarms against chance.',
  },
  question: {
    fr: "Comment mesurer la qualité d'un assistant IA avant et après sa mise en service ?",
    en: 'How do you measure an AI assistant, before it goes live and after?',
  },
  related: [
    'prompt-engineering-guide-complet',
    'architecture-ia-production',
    'optimisation-couts-ia',
    'glossaire-hallucinations',
    'comparateur-llm-2025',
    'consultant-llm-entreprise',
  ],
})
