import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  fr: {
    title: 'Embeddings : définition et rôle dans la recherche par le sens',
    description:
      'Un embedding représente un texte par des nombres qui en situent le sens. Définition, exemple de recherche, et cas où les mots-clés restent meilleurs.',
    heading: 'Embeddings',
    name: 'Embeddings',
    hint: 'Des nombres qui situent un texte selon son sens.',
    lead: "Un embedding, ou plongement, est une liste de nombres qui situe un texte selon son sens. « Mon colis n'est pas arrivé » et « retard de livraison » n'ont aucun mot commun, pourtant leurs listes se ressemblent : la recherche les rapproche. Les références exactes, comme un numéro de pièce, restent mieux servies par des mots-clés.",
  },
  en: {
    title: 'Embeddings explained: searching by meaning, not by word',
    description:
      'An embedding places a text by its meaning, using a list of numbers. Definition, a search example, and where plain keywords still do better.',
    heading: 'Embeddings',
    name: 'Embeddings',
    hint: 'Numbers that place a text by what it means.',
    lead: 'Turn a piece of text into a list of numbers that places it by meaning, and you have an embedding. “My parcel never came” and “late delivery” share no word, yet their lists lie close together, so a search connects them. For exact references, such as a part number, keywords still work better.',
  },
  question: {
    fr: "Qu'est-ce qu'un embedding, et que change-t-il à une recherche ?",
    en: 'What is an embedding, and what does it change about search?',
  },
  related: [
    'glossaire-rag',
    'comparatif-bases-vectorielles',
    'pinecone-vs-weaviate-vs-qdrant-comparatif-bases-vectorielles',
    'cas-usage-rag-documentation',
    'glossaire-tokens',
  ],
})
