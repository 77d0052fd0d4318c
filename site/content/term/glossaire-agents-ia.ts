import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  fr: {
    title: 'Agent IA : définition, exemple et différence avec un workflow',
    description:
      "Un agent IA choisit lui-même ses étapes pour atteindre un but. Définition, exemple d'une réclamation, et cas où un workflow fixe convient mieux.",
    heading: 'Agents IA',
    name: 'Agents IA',
    hint: "Un modèle qui choisit l'étape suivante, jusqu'au but fixé.",
    lead: "Un agent IA est un programme où le modèle choisit lui-même l'étape suivante, jusqu'au but fixé. Chargé d'une réclamation, il consulte la commande, vérifie la livraison, prépare un remboursement et demande l'accord d'une personne. Quand les étapes sont toujours les mêmes, un workflow ordinaire coûte moins et se contrôle mieux.",
  },
  en: {
    title: 'AI agent explained: a definition, and when not to use one',
    description:
      'An AI agent picks its own next step towards a goal. Definition, the example of a complaint, and the cases where a fixed workflow is the better choice.',
    heading: 'AI agents',
    name: 'AI agents',
    hint: 'A model that picks the next step until the goal is met.',
    lead: 'In an AI agent, the model itself decides on the next step until a goal is met. Given a complaint, it looks up the order, checks the delivery, prepares a refund and asks a person to approve it. If the steps never vary, a plain workflow is cheaper and easier to check.',
  },
  question: {
    fr: "Qu'est-ce qu'un agent IA, et quand un workflow ordinaire suffit-il ?",
    en: 'What is an AI agent, and when is a plain workflow enough?',
  },
  related: [
    'developpeur-agents-ia',
    'faq-creer-agent-ia',
    'glossaire-tool-calling',
    'comparatif-agents-ia',
    'agentic-ai-workflows',
    'cas-usage-agent-vente',
  ],
})
