import { defineWorkflow } from './collection.ts'

export default defineWorkflow({
  published: '2026-11-20',
  updated: '2026-11-20',
  category: 'reporting',
  integrations: ['postgresql', 'google-sheets', 'openai', 'gmail'],
  fr: {
    title: 'Workflow de rapports automatiques : la base calcule',
    description:
      "Un rapport hebdomadaire dont les chiffres viennent de SQL et le commentaire d'un modèle, livré en brouillon à relire. Étapes, services et arrêts prévus.",
    heading: 'Préparer un rapport chaque semaine',
    name: 'Génération de rapports',
    hint: 'Des chiffres SQL, un commentaire rédigé, un brouillon à relire.',
    lead: "La règle tient en une ligne : la base calcule, le modèle commente. Chaque semaine, des requêtes PostgreSQL remplissent un tableur ; le modèle rédige un paragraphe par indicateur à partir de ces seules valeurs ; un brouillon vous attend dans Gmail. Une valeur manquante arrête tout et vous prévient, plutôt qu'un rapport faux.",
  },
  en: {
    title: 'Automatic reports workflow: the database does the sums',
    description:
      'A weekly report whose figures come from SQL and whose comments come from a model, left as a draft to review. Steps, services and safe stops.',
    heading: 'Preparing a report every week',
    name: 'Report generation',
    hint: 'SQL figures, written comments, a draft to review.',
    lead: 'Never let a language model do the sums. Once a week, PostgreSQL queries fill a spreadsheet and the model writes a paragraph for each figure, from those values alone. You find a Gmail draft, check it and send it. If a value is missing, the run stops with a warning, because no report beats a wrong one.',
  },
  related: [
    'expert-automatisation-workflows',
    'workflow-studio',
    'cas-usage-generation-contenu',
    'glossaire-hallucinations',
    'workflow-veille-concurrentielle',
  ],
})
