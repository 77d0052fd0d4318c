import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Bibliothèque de templates : choisir un workflow à adapter',
    description:
      'Trouvez un modèle de workflow par tâche ou par outil, lisez ses étapes, copiez-le et adaptez-le. Vos réponses restent dans votre navigateur.',
    heading: 'Un modèle de flux, à relire et à adapter',
    name: 'Bibliothèque de templates',
    hint: 'Chercher par tâche ou par outil, lire les étapes, copier.',
    lead: "Partir d'un modèle fait gagner la première heure, pas la dernière. Choisissez-le par tâche ou par outil, lisez les étapes, copiez le fichier dans n8n ; il y manque vos identifiants, vos champs et l'adresse à prévenir en cas d'erreur. Essayez sur des données sans importance. Dites la tâche, cochez vos outils : ce que vous répondez ici n'est envoyé nulle part.",
  },
  en: {
    title: 'Workflow template library: find a model and adapt it',
    description:
      'Find a workflow template by task or by tool, read its steps, copy it and make it yours. What you answer stays in your own browser.',
    heading: 'A workflow template to read and adapt',
    name: 'Template library',
    hint: 'Search by task or tool, read the steps, copy the file.',
    lead: 'Read a template before you import it: the steps tell you which services it touches and what it assumes. Here you can search by task or by tool, then copy the file into n8n. Credentials, field names and who hears of an error are yours to add. Nothing that you answer leaves this page.',
  },
  related: [
    'workflows',
    'automatisation-n8n-freelance',
    'workflow-studio',
    'workflow-generation-reports',
    'expert-automatisation-workflows',
  ],
})
