import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'RAG sur documentation interne : retrouver la bonne page',
    description:
      "Interroger procédures et notes techniques, avec le passage cité et les droits respectés : les prérequis, les mesures et les limites de ce cas d'usage.",
    heading: 'Interroger votre documentation interne',
    name: 'RAG sur documentation',
    hint: 'La réponse, le passage cité et les droits de chacun.',
    lead: 'Procédures, notes techniques, comptes rendus : la réponse existe, mais personne ne sait où. Un RAG la retrouve et montre le passage, dans la limite des droits de chacun. Avant de construire, je vérifie trois points avec vous : les documents sont-ils à jour, lisibles par une machine, et quelle version fait foi ?',
  },
  en: {
    title: 'RAG for internal documentation: finding the right page',
    description:
      'Ask questions of procedures and technical notes, with the passage quoted and access rights kept: what it takes, what to measure, where it stops.',
    heading: 'Questions answered from your own documentation',
    name: 'RAG on documentation',
    hint: 'An answer, its source, and access rights respected.',
    lead: "The answer usually exists already, in a procedure, a technical note or some minutes. RAG finds it and shows the passage, and only to people allowed to read it. I'd check three things with you before building: are the documents current, can a machine read them, and which version wins?",
  },
  related: [
    'consultant-rag-freelance',
    'mon-serveur-rag',
    'guide-rag-production',
    'glossaire-rag',
    'comparatif-frameworks-rag',
    'contact',
  ],
})
