import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Meilleur framework RAG : la bonne façon de choisir',
    description:
      "Il n'existe pas de meilleur framework RAG pour tous. Ce qui distingue LlamaIndex, LangChain et Haystack, et ce qui compte davantage.",
    heading: 'Quel est le meilleur framework RAG ?',
    name: 'Quel framework RAG choisir ?',
    hint: 'Celui que votre équipe saura déboguer.',
    lead: "Aucun framework RAG n'est le meilleur pour tous : prenez celui que votre équipe saura déboguer. LlamaIndex part des documents, LangChain de l'assemblage, Haystack des pipelines de recherche. Un essai sans framework, avec une base et quelques fonctions, montre souvent ce qui vous manque vraiment. Le découpage et l'évaluation pèsent davantage sur la qualité des réponses.",
  },
  en: {
    title: 'The best RAG framework: a sound way to pick one',
    description:
      'No RAG framework is best for everyone. What sets LlamaIndex, LangChain and Haystack apart, and what matters more than the pick.',
    heading: 'What is the best RAG framework?',
    name: 'Which RAG framework to choose?',
    hint: 'The one your team is able to debug.',
    lead: 'The best RAG framework is whichever your team can debug with a customer waiting, so no single name fits everybody. LlamaIndex begins with documents, LangChain with composition, Haystack with search pipelines. Before adopting any, sketch your flow in plain functions. Chunking and evaluation will move answer quality further than an import line.',
  },
  related: [
    'comparatif-frameworks-rag',
    'langchain-vs-llamaindex-comparatif-2025',
    'guide-rag-production-complet-2025',
    'glossaire-rag',
  ],
})
