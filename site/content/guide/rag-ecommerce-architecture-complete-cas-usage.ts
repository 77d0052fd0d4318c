import { definePage } from '../define.ts'

export default definePage({
  topic: 'retrieval',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: "RAG pour l'e-commerce : catalogue, stock et réponses sûres",
    description:
      "Indexer les fiches, lire prix et stock en direct : l'architecture d'un RAG marchand et les erreurs qu'elle évite à vos clients.",
    heading: 'Un RAG marchand ne cite jamais un prix de mémoire',
    name: "RAG pour l'e-commerce",
    hint: "Ce qu'on indexe, ce qu'on lit en direct.",
    lead: "Dans une boutique, deux sortes de vérités cohabitent. Les fiches, guides et avis changent lentement : on les indexe. Prix, stock et livraison bougent sans cesse : on les lit au moment de répondre, dans le système qui fait foi. Mélanger les deux, c'est promettre un article épuisé. Toute l'architecture part de cette séparation.",
  },
  en: {
    title: 'RAG for e-commerce: catalogue, stock and safe answers',
    description:
      "Index the product sheets, read price and stock live: the architecture of a shop's RAG system and the mistakes it prevents.",
    heading: 'A shop assistant should never quote a price from memory',
    name: 'RAG for e-commerce',
    hint: 'What to index, and what to read live.',
    lead: 'Never let a search index quote a price. Slow content such as product sheets, buying guides and reviews can be indexed and cited; availability and price must be fetched from the system of record when the question arrives. That split prevents the classic failure, an assistant warmly recommending something that sold out yesterday.',
  },
  question: {
    fr: "Comment empêcher l'assistant d'une boutique de promettre un produit épuisé ou un faux prix ?",
    en: 'How do I keep a shop assistant from promising what has sold out, or a wrong price?',
  },
  related: [
    'guide-rag-production-complet-2025',
    'cas-usage-chatbot-support',
    'glossaire-tool-calling',
    'developpeur-chatbot-freelance',
    'comparatif-bases-vectorielles',
    'guide-rag-production',
  ],
})
