import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'LangChain ou LlamaIndex : choisir selon le cœur du projet',
    description:
      "Documents à interroger ou étapes à enchaîner : une règle pour choisir entre LangChain et LlamaIndex, les combiner ou s'en passer.",
    heading: 'LangChain ou LlamaIndex : partez de ce qui est difficile',
    name: 'LangChain ou LlamaIndex, le guide',
    hint: 'Une règle de choix, et le cas où aucun ne sert.',
    lead: "Si la difficulté est de lire, découper et interroger vos documents, regardez d'abord LlamaIndex, né autour de cette question. Si elle est d'enchaîner modèles, outils et étapes, LangChain part de là. Les deux sont ouverts et se combinent. Pour un seul appel de modèle, le kit du fournisseur suffit, sans framework.",
  },
  en: {
    title: 'LangChain or LlamaIndex: choose by the core of the project',
    description:
      'Documents to query or steps to chain: a rule for choosing between LangChain and LlamaIndex, combining them, or skipping both.',
    heading: 'LangChain or LlamaIndex: start from the hard part',
    name: 'LangChain or LlamaIndex, the guide',
    hint: 'A rule for choosing, and the case for neither.',
    lead: 'Name the hard part of your project. Reading, splitting and querying documents points to LlamaIndex, which grew up around that job; chaining models, tools and steps points to LangChain. Both are open source, and one application can hold the two. A product that makes a single model call probably needs neither.',
  },
  related: [
    'faq-difference-langchain-llamaindex',
    'comparatif-frameworks-rag',
    'creer-agents-ia-autonomes-langgraph-2025',
    'glossaire-rag',
    'developpeur-full-stack-ia',
  ],
})
