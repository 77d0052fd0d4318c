import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Créer un agent IA : une tâche, des outils, une limite',
    description:
      "Une tâche étroite, des outils bien décrits, une boucle bornée : les étapes pour créer un agent IA et savoir quand l'étendre.",
    heading: 'Comment créer un agent IA ?',
    name: 'Créer un agent IA',
    hint: "Une tâche étroite, peu d'outils, une boucle bornée.",
    lead: "Partez d'une seule tâche, donnez au modèle deux ou trois outils bien décrits, et bornez sa boucle. L'agent choisit un outil, lit le résultat, recommence ou s'arrête. Fixez un nombre d'étapes maximal, un budget et une condition de fin vérifiable. Ajoutez ensuite d'autres outils un par un, en rejouant les mêmes essais.",
  },
  en: {
    title: 'Creating an AI agent: one task, some tools, a limit',
    description:
      'A narrow task, well-described tools, a bounded loop: the steps to create an AI agent, and how to tell when to widen it.',
    heading: 'How do I create an AI agent?',
    name: 'Creating an AI agent',
    hint: 'A narrow task, few tools and a bounded loop.',
    lead: "Give a model one narrow task, a few precisely described tools, and a loop that knows when to stop. At each turn it selects a tool, reads the outcome and judges whether it's finished. Step limits, spending limits and a checkable goal keep it in bounds. Widen the scope once repeated runs agree.",
  },
  related: [
    'creer-agents-ia-autonomes-langgraph-2025',
    'glossaire-agents-ia',
    'glossaire-tool-calling',
    'developpeur-agents-ia',
    'comparatif-agents-ia',
  ],
})
