import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Token : définition, découpage du texte et effet sur le coût',
    description:
      "Le token est l'unité dans laquelle un modèle lit, écrit et se facture. Définition, exemple de découpage, et raison de compter avant de choisir.",
    heading: 'Tokens',
    name: 'Tokens',
    hint: "L'unité que lit un modèle, et dont dépend sa facture.",
    lead: "Un token est le morceau de texte qu'un modèle lit ou écrit : un mot court, une partie d'un mot long, un signe de ponctuation. « Facturation » peut en former deux ou trois selon le modèle. Compter ceux d'une demande, documents joints compris, renseigne sur son coût et dit si elle tient en une fois.",
  },
  en: {
    title: 'Tokens explained: how models cut up text and bill it',
    description:
      'A token is the unit in which a model reads, writes and is billed. Definition, an example of how a word is cut, and why counting comes first.',
    heading: 'Tokens',
    name: 'Tokens',
    hint: 'The unit a model reads in, and usually bills by.',
    lead: "Models don't read words but tokens: a short word, part of a longer one, a punctuation mark. “Invoicing” may be split into two or three, depending on the model. Count the tokens of a request, attached documents included, and you can work out its cost and whether it fits in one go.",
  },
  related: [
    'glossaire-context-window',
    'faq-reduire-couts-llm',
    'optimisation-couts-ia',
    'expert-finops-ia',
    'faq-cout-chatbot',
  ],
})
