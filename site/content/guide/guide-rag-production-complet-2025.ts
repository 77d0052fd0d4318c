import { definePage } from '../define.ts'

export default definePage({
  topic: 'retrieval',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Construire un RAG pas à pas, du document à la citation',
    description:
      "Questions de référence, découpage, recherche hybride, reclassement, citation, mise à jour : l'ordre des étapes d'un RAG complet.",
    heading: 'Le RAG complet, étape par étape',
    name: 'Guide complet du RAG',
    hint: "L'ordre du chantier, de la question à la citation.",
    lead: "Commencez par la fin : une liste de vraies questions, avec le passage qui répond à chacune. Cette liste règle le reste, du découpage des documents à la recherche par mots et par sens, du reclassement à la rédaction citée. Sans elle, chaque réglage devient une affaire d'impression. La mise à jour de l'index, elle, ne finit jamais.",
  },
  en: {
    title: 'Building RAG step by step, from document to citation',
    description:
      'Reference questions, chunking, hybrid search, reranking, citations, refresh: the order in which a complete RAG system gets built.',
    heading: 'The complete RAG build, one step at a time',
    name: 'The complete RAG guide',
    hint: 'The order of work, from first question to citation.',
    lead: 'Write the exam before the course: collect genuine questions and mark the passage that answers each one. With that set in hand, chunk size, keyword and vector search, reranking and citation prompts become measurable choices rather than matters of taste. Keeping the index fresh comes last on the list and stays there for good.',
  },
  question: {
    fr: 'Dans quel ordre construire un RAG dont les réponses citent leurs sources ?',
    en: 'In what order do I build a RAG system whose answers cite their sources?',
  },
  related: [
    'guide-rag-production',
    'evaluer-un-llm-en-production',
    'comparatif-frameworks-rag',
    'rag-ecommerce-architecture-complete-cas-usage',
    'consultant-rag-freelance',
    'comparatif-bases-vectorielles',
  ],
})
