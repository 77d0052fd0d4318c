import { definePage } from '../define.ts'

export default definePage({
  topic: 'retrieval',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Graphes de connaissances et IA : répondre par les liens',
    description:
      "Ce qu'un graphe de connaissances apporte à un modèle de langage, les questions qui le justifient et l'entretien qu'il demande.",
    heading: 'Un graphe aide quand la réponse tient dans les liens',
    name: 'Graphes de connaissances',
    hint: 'Des réponses qui suivent les relations entre les choses.',
    lead: 'Quel fournisseur livre la pièce montée dans les machines de ce client ? Aucun paragraphe ne le dit ; une chaîne de relations, si. Un graphe de connaissances la garde, et du code la suit lien par lien. Il mérite son entretien quand vos questions enchaînent plusieurs liens. Pour retrouver un passage, la recherche documentaire suffit.',
  },
  en: {
    title: 'Knowledge graphs and AI: answers that follow links',
    description:
      'What a knowledge graph adds to a language model, the kind of question that justifies one, and the upkeep it asks for.',
    heading: 'Use a graph when the answer lies in the connections',
    name: 'Knowledge graphs',
    hint: 'Answers that walk the relations between things.',
    lead: 'Some answers live in no single document. Knowing which customers a late part affects means walking from part to product to order, and a knowledge graph records exactly those steps. Build one if your questions hop across relations and somebody will own the entities. Otherwise, ordinary retrieval finds the passage with less upkeep.',
  },
  question: {
    fr: 'Quand un graphe de connaissances répond-il mieux que la recherche documentaire ?',
    en: 'When does a knowledge graph answer better than document retrieval?',
  },
  related: [
    'guide-rag-production',
    'glossaire-rag',
    'glossaire-embeddings',
    'comparatif-bases-vectorielles',
    'consultant-rag-freelance',
  ],
})
