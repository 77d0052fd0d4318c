import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Serveur RAG privé : un index chez vous, interrogé par API',
    description:
      "Un serveur de recherche documentaire installé chez vous ou chez votre hébergeur : index, droits d'accès, journal et API, reconstruits par une seule commande.",
    heading: 'Votre serveur RAG, sous votre contrôle',
    name: 'Mon serveur RAG',
    hint: "Index, recherche et API, installés chez l'hébergeur que vous choisissez.",
    lead: "Un serveur RAG fait quatre choses : il lit vos documents, les range dans un index, retrouve les passages utiles et les remet à un modèle qui rédige. J'installe les trois premières chez vous. Pour la quatrième, vous décidez : un modèle ouvert sur vos machines, ou un fournisseur à qui partent les passages retenus.",
  },
  en: {
    title: 'A private RAG server: your index, on your hosting, via an API',
    description:
      'A document search server on your own machines or your chosen host: index, access rights, logs and an API, all of it rebuilt by a single command.',
    heading: 'Your own RAG server, under your control',
    name: 'My RAG server',
    hint: 'Index, search and API, running on the hosting you choose.',
    lead: 'Picture four jobs: read the documents, index them, find the passages that matter, hand those to a model that writes the answer. The first three can run entirely on machines you control. The last is a decision about where text is allowed to go: an open model in-house, or a provider that receives the selected passages.',
  },
  related: [
    'consultant-rag-freelance',
    'guide-rag-production',
    'comparatif-bases-vectorielles',
    'glossaire-embeddings',
    'securite-ia-entreprise',
  ],
})
