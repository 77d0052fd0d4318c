import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Qu’est-ce qui sépare encore LangChain de LlamaIndex ?',
    en: 'What still sets LangChain and LlamaIndex apart?',
  },
  fr: {
    title: 'LangChain et LlamaIndex : la différence en clair',
    description:
      'Le vocabulaire de chacun côte à côte, la même tâche racontée deux fois, ce que leurs paquets installent et le rythme de leurs versions.',
    heading: 'Quelle différence entre LangChain et LlamaIndex ?',
    name: 'LangChain et LlamaIndex : la différence',
    hint: 'Deux points de départ, une frontière estompée.',
    lead: "LlamaIndex part des documents : les lire, les découper, les interroger. LangChain part de l'agent : un modèle, des outils, des étapes. Les deux savent faire un RAG. En TypeScript, la date tranche presque : LangChain publie, le paquet principal de LlamaIndex n'a pas bougé depuis décembre 2025.",
  },
  en: {
    title: 'LangChain and LlamaIndex: the difference in plain words',
    description:
      'Their vocabularies side by side, one task told twice, what their packages install, and how often each of them ships a release.',
    heading: "What's the difference between LangChain and LlamaIndex?",
    name: 'LangChain and LlamaIndex: the difference',
    hint: 'Two starting points and a blurred border.',
    lead: 'LlamaIndex begins with documents: read them, split them, query them. LangChain begins with an agent: a model, tools, steps. Either can do RAG. In TypeScript the calendar nearly settles it, since LangChain keeps shipping while the main LlamaIndex package has stood still since December 2025.',
  },
  related: [
    'langchain-vs-llamaindex-comparatif-2025',
    'faq-meilleur-framework-rag',
    'comparatif-frameworks-rag',
    'glossaire-rag',
  ],
})
