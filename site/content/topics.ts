/** What articles, guides and comparisons are about, in the order of the blog. */
export const TOPICS = {
  retrieval: { fr: 'Recherche et RAG', en: 'Retrieval and RAG' },
  agents: { fr: 'Agents', en: 'Agents' },
  models: { fr: 'Modèles et consignes', en: 'Models and prompts' },
  production: { fr: 'Production et coûts', en: 'Production and cost' },
  trust: { fr: 'Sécurité et confiance', en: 'Security and trust' },
} as const satisfies Readonly<Record<string, { readonly fr: string; readonly en: string }>>

export type Topic = keyof typeof TOPICS
export const TOPIC_IDS = Object.keys(TOPICS) as readonly Topic[]
