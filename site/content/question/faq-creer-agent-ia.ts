import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Comment créer un premier agent IA sans le laisser tourner en rond ?',
    en: 'How do we build a first AI agent without letting it run in circles?',
  },
  fr: {
    title: 'Créer un agent IA : la boucle, ses outils et ses limites',
    description:
      'La boucle d’un agent en vingt lignes de TypeScript qui ont tourné, le calcul qui dit combien d’étapes lui confier, et ce que coûte chaque tour.',
    heading: 'Comment créer un agent IA ?',
    name: 'Créer un agent IA',
    hint: "Une tâche étroite, peu d'outils, une boucle bornée.",
    lead: "Écrivez une boucle : le modèle choisit un outil, votre code l'exécute et rend le résultat, jusqu'à la réponse ou jusqu'à la limite. Vingt lignes suffisent. Le reste du travail est ailleurs : une tâche vérifiable, des outils étroits, peu d'étapes, des essais rejoués.",
  },
  en: {
    title: 'Creating an AI agent: the loop, its tools, its limits',
    description:
      'An agent’s loop in twenty lines of TypeScript that ran, the sum that tells how many steps to trust it with, and what every turn costs.',
    heading: 'How do I create an AI agent?',
    name: 'Creating an AI agent',
    hint: 'A narrow task, few tools and a bounded loop.',
    lead: "Write a loop in which the model names a tool, your code runs it and hands back the result, until there's an answer or the limit is reached. Twenty lines do it. The work lies elsewhere: a task you can check, narrow tools, few steps, tests you replay.",
  },
  related: [
    'glossaire-agents-ia',
    'glossaire-tool-calling',
    'creer-agents-ia-autonomes-langgraph-2025',
    'agentic-ai-workflows',
    'comparatif-agents-ia',
    'developpeur-agents-ia',
  ],
})
