import { definePage } from '../define.ts'

export default definePage({
  topic: 'retrieval',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Passer un RAG en production : ce que la démo ne montre pas',
    description:
      "Droits d'accès, documents périmés, questions sans réponse : ce qu'il faut régler avant de confier un RAG à de vrais utilisateurs.",
    heading: 'Un RAG en production se juge aussi à ses refus',
    name: 'RAG en production',
    hint: "Ce qui sépare une démo réussie d'un service fiable.",
    lead: "Une démo de RAG répond aux questions qu'on a préparées. En production, on lui en pose d'autres. Le système doit alors retrouver le bon passage, respecter les droits de chacun, suivre les mises à jour et reconnaître qu'il ne sait pas. Ces quatre exigences décident de l'architecture bien avant le choix du modèle.",
  },
  en: {
    title: 'Taking RAG to production: what the demo leaves out',
    description:
      'Access rights, stale documents, questions nobody planned for: what to settle before you hand a RAG system to real users.',
    heading: 'Judge a production RAG by what it declines to answer',
    name: 'RAG in production',
    hint: 'What separates a good demo from a service people can trust.',
    lead: 'Users never ask the questions you rehearsed. A production RAG has to find the right passage anyway, show each reader only what they may see, pick up edited documents, and say so when nothing supports an answer. Settle those four points early: they constrain the architecture more than the choice of model does.',
  },
  question: {
    fr: "Que faut-il régler avant d'ouvrir un RAG à de vrais utilisateurs ?",
    en: 'What must be settled before real users get a RAG system?',
  },
  related: [
    'guide-rag-production-complet-2025',
    'glossaire-rag',
    'consultant-rag-freelance',
    'evaluer-un-llm-en-production',
    'cas-usage-rag-documentation',
  ],
})
