import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Guides IA : une décision de projet par guide',
    description:
      'RAG, évaluation, prompts, agents, réglage de modèles : des guides longs qui donnent des critères, des pièges connus et quoi mesurer avant de choisir.',
    heading: 'Des guides pour décider, puis construire',
    name: 'Guides IA',
    hint: 'Des critères, des pièges connus, des mesures à faire.',
    lead: "Un guide traite une seule décision de projet, du choix de départ à la mise en service. RAG, évaluation, prompts, agents, réglage de modèles : vous y trouvez des critères, des pièges connus et ce qu'il faut mesurer. Aucun ne classe les fournisseurs une fois pour toutes. Chaque chapitre annonce le temps qu'il demande.",
  },
  en: {
    title: 'AI guides: one project decision at a time',
    description:
      'RAG, evaluation, prompts, agents, adapting models: long guides that give you criteria, known traps and what to measure before you choose.',
    heading: 'Guides for deciding, then building',
    name: 'AI guides',
    hint: 'Criteria, known traps and what to measure.',
    lead: 'Pick the guide that matches the decision in front of you: how to search your documents, judge a model, write prompts, build agents or adapt a model cheaply. They offer criteria, known traps and things to measure, but no ranking of suppliers, since any such list soon dates. Every chapter says how long it takes.',
  },
  related: [
    'guide-rag-production-complet-2025',
    'evaluer-un-llm-en-production',
    'prompt-engineering-guide-complet',
    'creer-agents-ia-autonomes-langgraph-2025',
    'blog',
    'glossaire-ia',
  ],
})
