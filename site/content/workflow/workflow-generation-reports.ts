import recipe from '../../workflows/recipes/data/generation-reports.ts'
import { defineTold } from '../template-record.ts'

export default defineTold({
  recipe,
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Comment recevoir un rapport chaque semaine dont les chiffres soient sûrs ?',
    en: 'How can I get a weekly report whose figures I can rely on?',
  },
  fr: {
    title: 'Workflow de rapports automatiques : la base calcule',
    description:
      "Un rapport hebdomadaire dont les chiffres viennent de SQL et le commentaire d'un modèle, livré en brouillon à relire. Modèle à importer.",
    heading: 'Préparer un rapport chaque semaine',
    name: 'Génération de rapports',
    hint: 'Des chiffres SQL, un commentaire rédigé, un brouillon à relire.',
    lead: "La règle tient en une ligne : la base calcule, le modèle commente. Chaque lundi, une requête PostgreSQL remplit un tableur ; le modèle écrit une phrase par indicateur à partir de ces seules valeurs ; un brouillon vous attend dans Gmail. Une valeur manquante arrête tout et vous prévient, plutôt qu'un rapport faux.",
  },
  en: {
    title: 'Automatic reports workflow: the database does the sums',
    description:
      'A weekly report whose figures come from SQL and whose comments come from a model, left as a draft to review. Template to import.',
    heading: 'Preparing a report every week',
    name: 'Report generation',
    hint: 'SQL figures, written comments, a draft to review.',
    lead: 'Never let a language model do the sums. On Mondays a PostgreSQL query fills a spreadsheet and the model writes one sentence for each figure, from those values alone. You find a Gmail draft, check it and send it. If a value is missing, the run stops with a warning, because no report beats a wrong one.',
  },
  related: [
    'expert-automatisation-workflows',
    'workflow-studio',
    'cas-usage-generation-contenu',
    'glossaire-hallucinations',
    'workflow-veille-concurrentielle',
  ],
})
