import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'LangChain et LlamaIndex : la différence en clair',
    description:
      "L'un part de l'enchaînement des étapes, l'autre des données à interroger. Ce qui sépare encore LangChain et LlamaIndex en pratique.",
    heading: 'Quelle différence entre LangChain et LlamaIndex ?',
    name: 'LangChain et LlamaIndex : la différence',
    hint: 'Deux points de départ, une frontière estompée.',
    lead: "LlamaIndex s'est construit autour des données à indexer et à interroger, LangChain autour de l'enchaînement de modèles, d'outils et d'étapes. La frontière s'est estompée : chacun sait servir un RAG ou un agent. Regardez donc quels connecteurs couvrent vos sources, lisez un exemple complet dans chaque documentation, et gardez celui que vous relisez sans effort.",
  },
  en: {
    title: 'LangChain and LlamaIndex: the difference in plain words',
    description:
      'One starts from chaining steps, the other from querying data. What still separates LangChain and LlamaIndex in daily practice.',
    heading: "What's the difference between LangChain and LlamaIndex?",
    name: 'LangChain and LlamaIndex: the difference',
    hint: 'Two starting points and a blurred border.',
    lead: "The two start from opposite ends: LlamaIndex from your data and how to query it, LangChain from composing models, tools and steps. Over time they've grown towards each other, so either can back retrieval or an agent. Vocabulary, connectors and defaults still differ. Build one small feature in each, then compare the code you'd have to maintain.",
  },
  related: [
    'langchain-vs-llamaindex-comparatif-2025',
    'faq-meilleur-framework-rag',
    'comparatif-frameworks-rag',
    'glossaire-rag',
  ],
})
