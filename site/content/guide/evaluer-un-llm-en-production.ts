import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Évaluer un LLM en production : jeu d'essai, notes, alertes",
    description:
      "Constituer un jeu d'essai, noter à l'aveugle, rejouer à chaque changement, surveiller en service : une méthode d'évaluation suivie.",
    heading: 'Évaluer un modèle comme on teste un logiciel',
    name: 'Évaluer un LLM',
    hint: "Un jeu d'essai, des notes à l'aveugle, un suivi.",
    lead: "Un modèle qui impressionne n'est pas un modèle mesuré. Réunissez des demandes réelles, écrivez ce qu'une bonne réponse doit contenir, notez à l'aveugle. Rejouez ce jeu à chaque changement de consigne ou de version, puis surveillez en service les refus, les corrections humaines et les plaintes. Un classement public ne remplace aucun de ces gestes.",
  },
  en: {
    title: 'Evaluating an LLM in production: test sets, grades, alerts',
    description:
      'Build a test set, grade blind, rerun on every change, watch live traffic: a repeatable way to evaluate a language model.',
    heading: 'Evaluate a model the way you test software',
    name: 'Evaluating an LLM',
    hint: 'A test set, blind grades and steady monitoring.',
    lead: "Public leaderboards rank models on other people's questions. To learn how one handles yours, gather genuine requests, write down what a good answer must contain, and grade without seeing which system wrote it. Repeat on every prompt or version change. Complaints and human corrections from live use become the next test cases.",
  },
  related: [
    'comparateur-llm-2025',
    'glossaire-hallucinations',
    'architecture-ia-production',
    'consultant-llm-entreprise',
    'claude-vs-gpt4',
  ],
})
