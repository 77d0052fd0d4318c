import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-28',
  fr: {
    title: "Fenêtre de contexte : définition et limites d'un modèle",
    description:
      "La fenêtre de contexte borne ce qu'un modèle prend en compte d'un coup. Trois calculs pour savoir si votre dossier y tient, et à quel prix.",
    heading: 'Fenêtre de contexte',
    name: 'Fenêtre de contexte',
    hint: "La quantité de texte qu'un modèle considère d'un coup.",
    lead: "La fenêtre de contexte est la quantité de texte qu'un modèle peut considérer en une seule fois : consigne, documents, échanges précédents et réponse. Les plus grandes citées ici contiennent un millier de pages environ ; au-delà, il faut choisir les passages. Même quand tout tient, un détail noyé au milieu peut être manqué.",
  },
  en: {
    title: 'Context window explained: how much a model can take in',
    description:
      'The context window caps what a model can consider at once. Three sums tell you whether your file fits, what it costs, and whether it will be read.',
    heading: 'Context window',
    name: 'Context window',
    hint: 'How much text a model can consider at once.',
    lead: "The context window is how much text a model can consider at once: instruction, documents, earlier exchanges and answer. The largest quoted here hold roughly a thousand pages; beyond that, passages must be chosen. A large window isn't careful reading, though: a detail buried in the middle may be missed.",
  },
  question: {
    fr: "Qu'est-ce que la fenêtre de contexte, et mon dossier y tient-il ?",
    en: 'What is a context window, and will my file fit in it?',
  },
  related: [
    'glossaire-tokens',
    'glossaire-rag',
    'prompt-engineering-guide-complet',
    'consultant-llm-entreprise',
    'optimisation-couts-ia',
  ],
})
