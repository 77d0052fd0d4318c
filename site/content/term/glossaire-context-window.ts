import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Fenêtre de contexte : définition et limites d'un modèle",
    description:
      "La fenêtre de contexte borne ce qu'un modèle peut prendre en compte d'un coup. Définition, exemple d'un dossier trop long, et ce qu'il faut en attendre.",
    heading: 'Fenêtre de contexte',
    name: 'Fenêtre de contexte',
    hint: "La quantité de texte qu'un modèle considère d'un coup.",
    lead: "La fenêtre de contexte est la quantité de texte qu'un modèle peut considérer en une seule fois : consigne, documents, échanges précédents et réponse. Un appel d'offres de plusieurs centaines de pages peut la dépasser ; il faut alors choisir les passages. Même quand tout tient, un détail noyé au milieu peut être manqué.",
  },
  en: {
    title: 'Context window explained: how much a model can take in',
    description:
      "The context window caps what a model can consider at once. Definition, the example of a file that's too long, and what to expect even when it fits.",
    heading: 'Context window',
    name: 'Context window',
    hint: 'How much text a model can consider at once.',
    lead: "Everything a model can consider at once has to fit in its context window: the instruction, the documents, the earlier exchanges and the answer. A tender file of several hundred pages may overflow it, so passages must be chosen. A large window isn't careful reading, though: details buried in the middle get missed.",
  },
  related: [
    'glossaire-tokens',
    'glossaire-rag',
    'prompt-engineering-guide-complet',
    'consultant-llm-entreprise',
    'optimisation-couts-ia',
  ],
})
