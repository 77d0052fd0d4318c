import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  question: {
    fr: "Comment faire répondre notre documentation sans montrer à chacun ce qu'il ne doit pas lire ?",
    en: 'How can our documentation answer questions without showing people what they may not read?',
  },
  fr: {
    title: 'RAG sur documentation interne : retrouver la bonne page',
    description:
      "Interroger procédures et notices, page citée et droits respectés : l'architecture, trois inventaires, une note de recherche et le budget d'une année.",
    heading: 'Interroger votre documentation interne',
    name: 'RAG sur documentation',
    hint: 'La réponse, le passage cité et les droits de chacun.',
    lead: "Rangez les droits avec chaque passage et limitez la recherche avant qu'elle ne cherche, jamais après. Le système répond alors avec la page en vigueur, ou dit qu'il n'a rien. Le modèle coûte peu. Ce qui décide est ailleurs : un propriétaire par document, des fichiers lisibles par une machine, deux heures par semaine.",
  },
  en: {
    title: 'RAG for internal documentation: finding the right page',
    description:
      'Ask questions of procedures and manuals, with the page quoted and rights kept: the architecture, three inventories, a search score, a yearly budget.',
    heading: 'Questions answered from your own documentation',
    name: 'RAG on documentation',
    hint: 'An answer, its source, and access rights respected.',
    lead: "Store access rights with every passage, and narrow the search before it runs, never after. You then get an answer with the page in force, or a plain “nothing found”. Models cost little here. What decides is an owner for each document, files a machine can read, and two hours a week of somebody's time.",
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
