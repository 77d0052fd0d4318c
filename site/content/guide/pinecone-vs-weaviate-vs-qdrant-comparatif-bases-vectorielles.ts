import { definePage } from '../define.ts'

export default definePage({
  topic: 'retrieval',
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Comment départager Pinecone, Weaviate et Qdrant sur mes propres données ?',
    en: 'How do I choose between Pinecone, Weaviate and Qdrant on my own data?',
  },
  fr: {
    title: 'Pinecone, Weaviate, Qdrant : le banc à monter soi-même',
    description:
      'Huit chapitres et 500 lignes testées pour départager Pinecone, Weaviate et Qdrant : rappel, filtres, recherche hybride, mémoire, facture, sortie.',
    heading: 'Pinecone, Weaviate, Qdrant : les essayer sur vos données',
    name: 'Pinecone, Weaviate ou Qdrant',
    hint: 'Un banc à monter en un jour, puis trois candidats à y passer.',
    lead: "Montez un banc d'essai avant de lire un comparatif de plus. Un arbitre compare tout et ne se trompe jamais ; chaque produit doit rendre la même liste que lui, avec vos filtres. Vous mesurez ce qui manque, le temps et le prix. Puis vous retenez celui dont vous savez déjà sortir.",
  },
  en: {
    title: 'Pinecone, Weaviate, Qdrant: build the bench yourself',
    description:
      'Eight chapters and 500 tested lines to choose between Pinecone, Weaviate and Qdrant: recall, filters, hybrid search, memory, bill and exit.',
    heading: 'Pinecone, Weaviate, Qdrant: try them on your own data',
    name: 'Pinecone, Weaviate or Qdrant',
    hint: 'A bench you build in a day, then three candidates to put on it.',
    lead: 'Build a test bench before reading one more comparison. A referee compares everything and is never wrong; each product has to return the list the referee returns, under your filters. You measure what is missing, how long it takes and what it costs. Then keep the one you already know how to leave.',
  },
  related: [
    'comparatif-bases-vectorielles',
    'guide-rag-production-complet-2025',
    'langchain-vs-llamaindex-comparatif-2025',
    'glossaire-embeddings',
    'consultant-rag-freelance',
  ],
})
