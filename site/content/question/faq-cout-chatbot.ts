import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Coût d'un chatbot d'entreprise : ce qui fait le prix",
    description:
      "Ce qui fait varier le prix d'un chatbot : sources, actions, garanties, usage. De quoi préparer une demande de devis précise.",
    heading: "Combien coûte un chatbot d'entreprise ?",
    name: 'Combien coûte un chatbot ?',
    hint: 'Sources, actions, garanties : ce qui fait le devis.',
    lead: "Le prix dépend de ce que le chatbot lit, de ce qu'il fait et de ce qu'il garantit : il s'établit sur devis, en euros. Répondre depuis une documentation propre demande peu ; agir dans un logiciel de gestion, bien davantage. Comptez aussi l'usage, car chaque conversation consomme des tokens, et les contenus s'entretiennent.",
  },
  en: {
    title: 'What a business chatbot costs, and what drives the price',
    description:
      "Sources, actions, guarantees, usage: what makes a chatbot's price vary, and what to prepare before you ask for a quote.",
    heading: 'How much does a business chatbot cost?',
    name: 'How much does a chatbot cost?',
    hint: 'Sources, actions, guarantees: what drives a quote.',
    lead: "A chatbot costs what its sources, actions and guarantees require, so I quote it in euros once I've seen them. Answering from tidy documentation is the smaller job. Placing orders or changing records in your software is the larger one, because permissions and failures need care. Plan a separate line for model usage, hosting and content upkeep.",
  },
  related: [
    'tjm-tarifs-developpeur-ia',
    'developpeur-chatbot-freelance',
    'faq-delai-projet-chatbot',
    'faq-reduire-couts-llm',
    'contact',
  ],
})
