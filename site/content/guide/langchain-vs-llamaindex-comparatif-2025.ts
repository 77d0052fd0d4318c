import { definePage } from '../define.ts'

export default definePage({
  topic: 'retrieval',
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Comment utiliser LangChain ou LlamaIndex sans en dépendre ?',
    en: 'How can we use LangChain or LlamaIndex without depending on either?',
  },
  fr: {
    title: "LangChain, LlamaIndex : s'en servir sans en dépendre",
    description:
      'Un pipeline RAG derrière quatre ports, LangChain puis LlamaIndex branchés, comparés sur dix-huit questions, et une migration sans arrêt.',
    heading: 'LangChain, LlamaIndex : un pipeline qui survit aux deux',
    name: 'LangChain ou LlamaIndex, le guide',
    hint: 'Quatre ports à soi, deux bibliothèques à brancher.',
    lead: "Écrivez quatre ports dans vos mots : charger, découper, retrouver, interroger un modèle. LangChain et LlamaIndex deviennent des fournisseurs de pièces, que l'on branche, mesure et remplace une par une. Le guide bâtit ce pipeline sans framework, y raccorde les deux, les départage par des chiffres, puis montre comment en changer sans interruption.",
  },
  en: {
    title: 'LangChain, LlamaIndex: use them without depending on them',
    description:
      'A RAG pipeline behind four ports, LangChain then LlamaIndex plugged in, compared on eighteen questions, and a move with no interruption.',
    heading: 'LangChain, LlamaIndex: a pipeline that outlives both',
    name: 'LangChain or LlamaIndex, the guide',
    hint: 'Four ports of your own, two libraries to plug in.',
    lead: "Write four ports in your own words: load, split, retrieve, ask a model. LangChain and LlamaIndex then become suppliers of parts, to be plugged in, measured and replaced one at a time. We build that pipeline with no framework, connect both, let figures settle it, and change suppliers while it's running.",
  },
  related: [
    'comparatif-frameworks-rag',
    'faq-difference-langchain-llamaindex',
    'pinecone-vs-weaviate-vs-qdrant-comparatif-bases-vectorielles',
    'guide-rag-production-complet-2025',
    'developpeur-full-stack-ia',
  ],
})
