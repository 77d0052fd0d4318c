import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-23',
  fr: {
    title: 'Blog IA : des articles pour décider et construire',
    description:
      'RAG, agents, coûts, sécurité, mise en production : des articles qui pèsent les choix et laissent de côté les annonces de la semaine.',
    heading: "Centre d'expertise",
    name: 'Blog',
    hint: 'RAG, agents, coûts, sécurité : peser avant de choisir.',
    lead: "Un texte vaut d'être lu s'il aide à décider. Ceux-ci pèsent des choix : chercher dans des documents, confier une tâche à un agent, prendre un modèle plutôt qu'un autre, tenir un coût. Chacun cite ses sources avec leur date et dit quand s'abstenir.",
  },
  en: {
    title: 'AI blog: articles for deciding and building',
    description:
      "RAG, agents, cost, security, going live: articles that weigh one choice against another and leave the week's announcements aside.",
    heading: 'Expertise centre',
    name: 'Blog',
    hint: 'RAG, agents, cost, security: weigh, then choose.',
    lead: 'Read these before you decide something: whether to search documents, hand a task to an agent, take one model over another, or how to keep a bill down. Sources carry their dates, and every text says when you had better leave the idea alone.',
  },
  related: [
    'guides-ia',
    'guide-rag-production',
    'optimisation-couts-ia',
    'securite-ia-entreprise',
    'glossaire-ia',
  ],
})
