import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Portfolio : études de cas données en exemple',
    description:
      'Des études de cas fictives, étiquetées « Exemple », pour montrer comment je pose un problème, choisis une architecture et décide quoi mesurer.',
    heading: "Portfolio et études de cas, à titre d'exemple",
    name: 'Portfolio',
    hint: "Des cas d'école signalés, aucun client réel.",
    lead: "Les études de cas présentées ici sont des exemples, étiquetés comme tels : aucun client réel, aucun résultat chiffré. Elles montrent ma façon de poser un problème, de choisir une architecture et de décider quoi mesurer. Si l'une ressemble à votre situation, demandez-moi ce qui changerait dans votre cas.",
    blocks: [
      {
        kind: 'timeline',
        id: 'cas',
        title: "Trois cas d'école",
        lead: "Des situations inventées pour l'exercice : aucune ne décrit un client.",
        sample: true,
        entries: [
          {
            period: 'Documents internes',
            title: 'Répondre aux questions sur les procédures',
            place: 'Société de services, situation inventée',
            text: 'Le problème : des procédures que personne ne retrouve. Le choix : chercher dans les documents, répondre avec la source. À mesurer : la part de réponses dont la source est la bonne, relue sur cinquante questions.',
          },
          {
            period: 'Messages entrants',
            title: 'Trier une boîte de support',
            place: 'Boutique en ligne, situation inventée',
            text: 'Le problème : tout arrive au même endroit. Le choix : un classement par sujet et par urgence, confirmé par une personne. À mesurer : les urgences manquées, avant le temps gagné.',
          },
          {
            period: 'Rapports',
            title: 'Rédiger un point hebdomadaire',
            place: "Bureau d'études, situation inventée",
            text: "Le problème : un tableau recopié chaque lundi. Le choix : des requêtes fixes, et un texte court qui ne dit rien d'autre. À mesurer : les chiffres du texte absents du tableau, qui doivent rester à zéro.",
          },
        ],
      },
    ],
  },
  en: {
    title: 'Portfolio: case studies given as examples',
    description:
      'Made-up case studies, each labelled “Example”, that show how I frame a problem, choose an architecture and decide what to measure.',
    heading: 'Portfolio and case studies, as examples',
    name: 'Portfolio',
    hint: 'Worked examples, clearly labelled, no real clients.',
    lead: 'Read these as worked examples. Every case study carries an “Example” label, describes no real client and claims no result. What you can judge is how I frame a problem, pick an architecture and decide what to measure. When one looks like yours, it makes a good starting point for a conversation.',
    blocks: [
      {
        kind: 'timeline',
        id: 'cas',
        title: 'Three worked examples',
        lead: 'Situations made up for the exercise; none of them describes a client.',
        sample: true,
        entries: [
          {
            period: 'Internal documents',
            title: 'Answering questions about procedures',
            place: 'A service company, made up',
            text: 'The problem: procedures nobody can find. The choice: search the documents and answer with the source. To measure: how many answers cite the right source, reviewed over fifty questions.',
          },
          {
            period: 'Incoming messages',
            title: 'Sorting a support inbox',
            place: 'An online shop, made up',
            text: 'The problem: everything arrives in one place. The choice: sort by topic and urgency, with a person to confirm. To measure: urgent cases that were missed, before any time saved.',
          },
          {
            period: 'Reports',
            title: 'Writing a weekly summary',
            place: 'An engineering office, made up',
            text: "The problem: a table copied out every Monday. The choice: fixed queries, and a short text that says nothing else. To measure: figures in the text that aren't in the table, which must stay at zero.",
          },
        ],
      },
    ],
  },
  related: [
    'processus-collaboration',
    'temoignages-clients',
    'cas-usage-rag-documentation',
    'cv',
    'contact',
  ],
})
