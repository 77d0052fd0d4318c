import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  fr: {
    title: 'Token : définition, découpage du texte et effet sur le coût',
    description:
      "Ce qu'est un token, combien en compte un texte, le calcul d'un mois d'usage, et pourquoi le compte change d'un modèle à l'autre.",
    heading: 'Tokens',
    name: 'Tokens',
    hint: "L'unité que lit un modèle, et dont dépend sa facture.",
    lead: "Un token est l'unité dans laquelle un modèle lit, écrit et se facture : un mot court, un morceau de mot long, un signe de ponctuation. Chaque modèle a son propre découpage. On compte donc avec l'outil du fournisseur, sur ses propres textes, avant de comparer deux prix affichés.",
  },
  en: {
    title: 'Tokens explained: how models cut up text and bill it',
    description:
      'What a token is, how many a text holds, one month of use worked out, and why the count changes from one model to the next.',
    heading: 'Tokens',
    name: 'Tokens',
    hint: 'The unit a model reads in, and usually bills by.',
    lead: "A token is the unit in which a model reads, writes and bills: a short word, part of a longer one, a punctuation mark. Every model cuts text up in its own way. So count with the supplier's own tool, on your own texts, before you compare two list prices.",
  },
  question: {
    fr: "Qu'est-ce qu'un token, et combien vais-je en payer par mois ?",
    en: 'What is a token, and how many shall I pay for each month?',
  },
  related: [
    'glossaire-context-window',
    'faq-reduire-couts-llm',
    'optimisation-couts-ia',
    'expert-finops-ia',
    'faq-cout-chatbot',
  ],
})
