import { defineUseCase } from './collection.ts'

export default defineUseCase({
  published: '2026-11-20',
  updated: '2026-11-29',
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
  balance: {
    title: { fr: "Les heures d'une année, chez vous", en: 'A year of hours at your place' },
    inputs: {
      readers: {
        name: { fr: 'Lecteurs', en: 'Readers' },
        min: 5,
        max: 500,
        step: 5,
        value: 60,
      },
      daily: {
        name: { fr: 'Questions par lecteur et par jour', en: 'Questions per reader, per day' },
        min: 1,
        max: 10,
        step: 1,
        value: 2,
      },
      search: {
        name: { fr: 'Minutes pour trouver à la main', en: 'Minutes to find it by hand' },
        min: 1,
        max: 15,
        step: 1,
        value: 3,
      },
      reached: {
        name: { fr: 'Questions dont la page est trouvée', en: 'Questions whose page is found' },
        min: 0,
        max: 100,
        step: 5,
        value: 90,
        share: true,
      },
    },
    rows: [
      {
        name: { fr: 'Recherches évitées, sur 220 jours', en: 'Searches spared, over 220 days' },
        factors: ['readers', 'daily', 220, 'reached', 'search'],
        minutes: true,
      },
      {
        name: { fr: 'Demander et ouvrir la page, une minute', en: 'Asking, opening: one minute' },
        takes: true,
        factors: ['readers', 'daily', 220, 1],
        minutes: true,
      },
      {
        name: { fr: 'Tenir la base, 44 semaines', en: 'Looking after the base, 44 weeks' },
        takes: true,
        factors: [44, 2],
      },
    ],
  },
})
