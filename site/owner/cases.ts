import type { Cases } from './schema.ts'

/** Pieces of work told whole. Samples: situations made up for the exercise, no client and no figure. */
const cases: Cases = {
  sample: true,
  cases: [
    {
      id: 'procedures',
      name: {
        fr: 'Répondre aux questions sur les procédures',
        en: 'Answering questions about procedures',
      },
      entity: {
        fr: "Entreprise d'exemple (services, 200 personnes)",
        en: 'Sample company (services, 200 people)',
      },
      startDate: '2025-09',
      endDate: '2025-12',
      role: {
        fr: 'Cadrage, développement, évaluation',
        en: 'Framing, development, evaluation',
      },
      drawing: 'gather',
      keywords: ['RAG', 'PostgreSQL', { fr: 'Évaluation', en: 'Evaluation' }],
      problem: {
        fr: 'Des procédures que personne ne retrouve : la même question revient au support, et chacun répond de mémoire.',
        en: 'Procedures nobody can find: the same question keeps reaching support, and everybody answers from memory.',
      },
      choice: {
        fr: 'Chercher dans les documents en vigueur, répondre avec le passage, se taire quand rien ne convient.',
        en: 'Search the documents in force, answer with the passage, stay silent when nothing fits.',
      },
      measure: {
        fr: "La part de réponses dont la source est la bonne, relue par le métier sur cinquante questions écrites d'avance.",
        en: 'The share of answers that cite the right source, reviewed by the people in charge over fifty questions written beforehand.',
      },
      kept: {
        fr: "Le jeu de questions, rejoué à chaque changement. Difficulté prévue : deux versions d'un même texte, toutes deux « en vigueur ».",
        en: 'The set of questions, replayed at every change. The expected trouble: two versions of one text, both marked as current.',
      },
    },
    {
      id: 'support',
      name: { fr: 'Trier une boîte de support', en: 'Sorting a support inbox' },
      entity: {
        fr: "Entreprise d'exemple (commerce en ligne, 40 personnes)",
        en: 'Sample company (online retail, 40 people)',
      },
      startDate: '2025-03',
      endDate: '2025-05',
      role: { fr: 'Développement et mise en service', en: 'Development and launch' },
      drawing: 'sort',
      keywords: ['n8n', { fr: 'Classement', en: 'Classification' }],
      problem: {
        fr: 'Tout arrive au même endroit : une panne chez un client attend derrière vingt demandes de facture.',
        en: 'Everything lands in one place: an outage at a customer waits behind twenty requests for an invoice.',
      },
      choice: {
        fr: 'Un classement par sujet et par urgence, proposé par le modèle et confirmé par une personne.',
        en: 'A sort by subject and urgency, proposed by the model and confirmed by a person.',
      },
      measure: {
        fr: "Les urgences manquées d'abord, le temps gagné ensuite : une urgence perdue coûte plus que dix tris exacts ne rapportent.",
        en: 'Missed emergencies first, time saved second: one lost emergency costs more than ten correct sorts bring in.',
      },
      kept: {
        fr: "Les messages triés à la main, gardés comme jeu d'essai ; le tri de la machine reste une proposition. Difficulté prévue : les messages qui contiennent deux demandes, à couper avant de classer.",
        en: 'The hand-sorted messages, kept as the test set; a sort by machine remains a proposal. The expected trouble: messages that hold two requests, to be split before sorting.',
      },
    },
    {
      id: 'weekly-report',
      name: { fr: 'Rédiger un point hebdomadaire', en: 'Writing a weekly summary' },
      entity: {
        fr: "Entreprise d'exemple (industrie, 200 personnes)",
        en: 'Sample company (manufacturing, 200 people)',
      },
      startDate: '2024-10',
      endDate: '2024-11',
      role: { fr: 'Cadrage et développement', en: 'Framing and development' },
      drawing: 'series',
      keywords: ['SQL', 'n8n', 'TypeScript'],
      problem: {
        fr: 'Un tableau recopié chaque lundi, puis commenté à la main : une demi-journée, et des chiffres qui ne se recoupent pas.',
        en: 'A table copied out every Monday, then commented by hand: half a day, and figures that do not add up.',
      },
      choice: {
        fr: "Des requêtes fixes pour les chiffres, et un texte court qui n'a le droit d'en citer aucun autre.",
        en: 'Fixed queries for the figures, and a short text that is allowed to quote no others.',
      },
      measure: {
        fr: 'Les chiffres du texte absents du tableau : un contrôle automatique les compte, et le compte doit rester à zéro.',
        en: 'Figures in the text that are not in the table: a check counts them, and the count must stay at zero.',
      },
      kept: {
        fr: 'Les requêtes, relues par la comptabilité. Difficulté prévue : les semaines incomplètes, que le texte doit nommer.',
        en: 'The queries, reviewed by accounting. The expected trouble: incomplete weeks, which the text has to name.',
      },
    },
  ],
}

export default cases
