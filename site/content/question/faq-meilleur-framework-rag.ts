import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Quel framework prendre pour un RAG, et en faut-il un ?',
    en: 'Which framework should we take for RAG, and do we need one?',
  },
  fr: {
    title: 'Meilleur framework RAG : cinq situations, cinq réponses',
    description:
      'LlamaIndex, LangGraph, Haystack ou aucun : la réponse selon votre langage, vos formats et vos étapes, avec le calcul qui dit si un framework se rembourse.',
    heading: 'Quel est le meilleur framework RAG ?',
    name: 'Quel framework RAG choisir ?',
    hint: 'Celui que votre équipe saura déboguer.',
    lead: "Aucun n'est le meilleur pour tous. En Python avec beaucoup de formats, LlamaIndex ; pour des étapes et des accords, LangGraph ; pour des pipelines explicites, Haystack. En TypeScript sur PostgreSQL, souvent aucun. Départagez-les sur trois pannes à réparer en une demi-journée.",
  },
  en: {
    title: 'The best RAG framework: five situations, five answers',
    description:
      'LlamaIndex, LangGraph, Haystack or none: the answer by language, file formats and steps, with the sum that tells whether a framework pays for itself.',
    heading: 'What is the best RAG framework?',
    name: 'Which RAG framework to choose?',
    hint: 'The one your team is able to debug.',
    lead: 'No single one. For Python and many file formats, LlamaIndex; for steps that wait on people, LangGraph; for pipelines spelt out part by part, Haystack. For TypeScript on PostgreSQL, frequently none. Decide between them by mending three faults in half a day.',
  },
  related: [
    'comparatif-frameworks-rag',
    'faq-difference-langchain-llamaindex',
    'comparatif-bases-vectorielles',
    'guide-rag-production-complet-2025',
    'glossaire-rag',
  ],
})
