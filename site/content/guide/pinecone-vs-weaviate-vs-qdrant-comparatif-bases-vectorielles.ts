import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Pinecone, Weaviate ou Qdrant : qui héberge vos vecteurs ?',
    description:
      'Service géré ou logiciel ouvert à héberger : une règle pour départager Pinecone, Weaviate et Qdrant avant de parler de vitesse.',
    heading: 'Pinecone, Weaviate, Qdrant : qui exploitera la base ?',
    name: 'Pinecone, Weaviate ou Qdrant',
    hint: "Commencer par l'exploitation, finir par la vitesse.",
    lead: "La première question n'est pas la vitesse, c'est l'exploitation. Pinecone est un service géré : les serveurs ne sont pas votre affaire. Weaviate et Qdrant sont ouverts ; vous pouvez les héberger ou prendre leur version gérée. Si la base doit tourner sur vos machines, le choix se joue entre ces deux-là, sur vos documents et vos filtres.",
  },
  en: {
    title: 'Pinecone, Weaviate or Qdrant: who hosts your vectors?',
    description:
      'Managed service or open source you can host: a rule for choosing between Pinecone, Weaviate and Qdrant before discussing speed.',
    heading: 'Pinecone, Weaviate, Qdrant: who will run the database?',
    name: 'Pinecone, Weaviate or Qdrant',
    hint: 'Begin with operations and finish with speed.',
    lead: "Ask who'll run it before asking how fast it is. Choose Pinecone, a managed service, when nobody on the team should look after servers. Choose between Weaviate and Qdrant, both open source, when you want to self-host or keep that option; each also comes as a managed cloud. Only then measure, using your filters and updates.",
  },
  related: [
    'comparatif-bases-vectorielles',
    'glossaire-embeddings',
    'guide-rag-production-complet-2025',
    'consultant-rag-freelance',
  ],
})
