import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'RAG : définition simple, exemple concret et limites',
    description:
      "Le RAG fait chercher les passages utiles dans vos documents avant de répondre. Définition, exemple, ce qu'il règle et ce qu'il ne règle pas.",
    heading: 'RAG',
    name: 'RAG',
    hint: 'Chercher dans vos documents, puis répondre en citant la source.',
    lead: "Le RAG, ou génération augmentée par la recherche, donne au modèle les passages à lire avant qu'il ne réponde. Un technicien demande le couple de serrage d'une pompe : le système retrouve la bonne page du manuel, puis rédige la réponse en la citant. Si la page manque, la réponse manque aussi.",
  },
  en: {
    title: 'RAG explained: definition, example and limits',
    description:
      "Retrieval-augmented generation finds the right passages before a model answers. A plain definition, one example, and what RAG won't fix for you.",
    heading: 'RAG',
    name: 'RAG',
    hint: 'Find the passage first, then answer and quote it.',
    lead: "Retrieval-augmented generation, RAG for short, makes a model read before it writes. A technician asks for the tightening torque of a pump: the system finds the right page of the manual, hands it over, and the answer quotes it. When the search misses that page, the model can't honestly make up for it.",
  },
  question: {
    fr: "Qu'est-ce que le RAG, et comment savoir s'il marche sur mes documents ?",
    en: 'What is RAG, and how do I know whether it works on my documents?',
  },
  related: [
    'cas-usage-rag-documentation',
    'consultant-rag-freelance',
    'guide-rag-production',
    'glossaire-embeddings',
    'faq-rag-vs-fine-tuning',
    'glossaire-hallucinations',
  ],
})
