import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-23',
  question: {
    fr: 'Quel framework RAG prendre, ou faut-il écrire les étapes soi-même ?',
    en: 'Which RAG framework should we take on, or should we write the steps ourselves?',
  },
  fr: {
    title: "Comparatif des frameworks RAG : combien d'abstraction ?",
    description:
      "Code direct, LlamaIndex, LangChain ou Haystack : quel niveau d'abstraction retenir pour un RAG, selon vos sources et votre équipe.",
    heading: "Frameworks RAG : quel niveau d'abstraction accepter ?",
    name: 'Comparatif des frameworks RAG',
    hint: 'Du code direct au framework, selon vos sources.',
    lead: "Pour un seul corpus et une équipe à l'aise en code, écrivez les étapes vous-même. Pour de nombreuses sources, un framework orienté documents comme LlamaIndex apporte des connecteurs. Pour mêler recherche, outils et agents, regardez LangChain ; pour des pipelines explicites, Haystack. Dans tous les cas, gardez consignes et questions d'essai hors du framework.",
  },
  en: {
    title: 'RAG frameworks compared: how much abstraction?',
    description:
      'Plain code, LlamaIndex, LangChain or Haystack: how much abstraction a RAG project should take on, given its sources and team.',
    heading: 'RAG frameworks: how much abstraction to accept?',
    name: 'RAG frameworks compared',
    hint: 'From plain code to framework, by your sources.',
    lead: 'One corpus and confident developers: write the steps by hand. Many source types: a document-first framework such as LlamaIndex brings connectors. Retrieval alongside tools and agents: look at LangChain. Explicit search pipelines: look at Haystack. Whichever you adopt, store prompts, test questions and documents outside it, so that leaving stays possible.',
  },
  related: [
    'faq-meilleur-framework-rag',
    'langchain-vs-llamaindex-comparatif-2025',
    'guide-rag-production-complet-2025',
    'glossaire-rag',
    'consultant-rag-freelance',
  ],
})
