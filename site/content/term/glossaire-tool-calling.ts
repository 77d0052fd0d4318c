import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-28',
  fr: {
    title: "Tool calling : définition de l'appel d'outils par un modèle",
    description:
      "Avec le tool calling, un modèle demande à votre logiciel d'exécuter une fonction. Définition, exemple d'un suivi de commande, et qui garde la main.",
    heading: 'Tool calling',
    name: 'Tool calling',
    hint: 'Le modèle propose un appel, votre code décide.',
    lead: "Le tool calling, ou appel d'outils, permet à un modèle de demander l'exécution d'une fonction au lieu de répondre de mémoire. « Où en est la commande 4812 ? » devient un appel à votre logiciel de commandes, dont il lit le résultat. Le modèle propose l'appel ; votre code décide s'il a lieu.",
  },
  en: {
    title: 'Tool calling explained: how a model asks your code to act',
    description:
      'Tool calling lets a model request a function from your software. Definition, an order-tracking example, and why your code keeps the last word.',
    heading: 'Tool calling',
    name: 'Tool calling',
    hint: 'The model proposes a call, your code decides.',
    lead: "Instead of answering from memory, a model can ask for a function to be run: that's tool calling. “Where is order 4812?” becomes a request to your order system, whose result the model reads before replying. It only proposes; your code checks the arguments and the rights, then decides whether to run it.",
  },
  question: {
    fr: "Qu'est-ce que le tool calling, et qui décide de ce qui est exécuté ?",
    en: 'What is tool calling, and who decides what gets run?',
  },
  related: [
    'glossaire-agents-ia',
    'glossaire-guardrails',
    'faq-integrer-ia-application',
    'developpeur-agents-ia',
    'architecture-multi-agents',
  ],
})
