import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-23',
  question: {
    fr: 'Quelle base vectorielle choisir, et en faut-il vraiment une de plus ?',
    en: 'Which vector database should we choose, and do we need another one at all?',
  },
  fr: {
    title: 'Comparatif des bases vectorielles : extension ou base dédiée',
    description:
      'pgvector, moteur dédié à héberger ou service géré : quelle base vectorielle choisir selon vos données, vos filtres et votre équipe.',
    heading: "Base vectorielle : l'extension d'abord, la base dédiée après",
    name: 'Comparatif des bases vectorielles',
    hint: 'Extension, moteur dédié ou service géré.',
    lead: "Si vous avez déjà PostgreSQL, essayez pgvector avant d'ajouter une base. Passez à un moteur dédié quand les mesures montrent une recherche trop lente, des filtres mal servis ou un index trop lourd à reconstruire. Un service géré convient si personne ne veut l'exploiter ; un moteur ouvert, si rien ne doit sortir de vos murs.",
  },
  en: {
    title: 'Vector databases compared: extension or dedicated engine',
    description:
      'pgvector, an engine you host or a managed service: which vector database suits your data, your filters and your team.',
    heading: 'Vector databases: try the extension, then the engine',
    name: 'Vector databases compared',
    hint: 'Extension, dedicated engine or managed service.',
    lead: "Stay with the database you already run until measurements say otherwise; on PostgreSQL that means pgvector. Move to a dedicated engine when filtered queries slow down or reindexing hurts. Go managed if nobody wants to operate it, self-hosted if the data can't leave. Recall on your real queries should settle any remaining doubt.",
  },
  related: [
    'pinecone-vs-weaviate-vs-qdrant-comparatif-bases-vectorielles',
    'glossaire-embeddings',
    'guide-rag-production-complet-2025',
    'mon-serveur-rag',
  ],
})
