import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Blog IA : des articles pour décider et construire',
    description:
      'RAG, agents, coûts, sécurité, mise en production : des articles qui pèsent les choix et laissent de côté les annonces de la semaine.',
    heading: 'Le blog : des articles qui aident à décider',
    name: 'Blog',
    hint: 'RAG, agents, coûts, sécurité : peser avant de choisir.',
    lead: "Un article vaut d'être lu s'il aide à décider. Ceux-ci traitent de RAG, d'agents, de coûts, de sécurité et de mise en production, avec les compromis de chaque choix, sans les annonces de la semaine. L'essentiel devrait survivre aux noms des modèles.",
  },
  en: {
    title: 'AI blog: articles for deciding and building',
    description:
      "RAG, agents, cost, security, going live: articles that weigh one choice against another and leave the week's announcements aside.",
    heading: 'The blog: articles that help you decide',
    name: 'Blog',
    hint: 'RAG, agents, cost, security: weigh, then choose.',
    lead: "These articles are about AI that has to work on Monday morning: searching documents, agents, cost, security, going live. They weigh choices against each other, skip the week's announcements and leave out claims that hang on a version or a price. Read one before a meeting, not after.",
  },
  related: [
    'guides-ia',
    'guide-rag-production',
    'optimisation-couts-ia',
    'securite-ia-entreprise',
    'glossaire-ia',
  ],
})
