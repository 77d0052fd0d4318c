import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Workflows d'automatisation : la bibliothèque de modèles",
    description:
      "Des modèles d'automatisation avec schéma, services à relier et points de validation, à importer dans un outil comme n8n après vos propres essais.",
    heading: 'La bibliothèque de workflows',
    name: 'Workflows',
    hint: 'Un schéma, les services à relier, un fichier à importer.',
    lead: 'Un workflow enchaîne des étapes que vous faisiez à la main : lire, trier, rédiger, prévenir. Chaque modèle montre son schéma, les services à relier et le moment où une personne valide. Cherchez par mot, par service ou par niveau, puis lisez les étapes. Importez, testez sur vos données, activez ensuite.',
  },
  en: {
    title: 'Automation workflows: the template library',
    description:
      'Automation templates with a diagram, the services they connect and the points to approve, ready to import into a tool such as n8n after testing.',
    heading: 'The workflow library',
    name: 'Workflows',
    hint: 'A diagram, the services to connect, a file to import.',
    lead: 'Each template here comes with its diagram, the services it connects and the point where a person approves. Import one into an automation tool such as n8n, try it on your own data, and only then switch it on. Search by word, by service or by level, and read the steps first.',
  },
  related: [
    'workflow-studio',
    'bibliotheque-templates-workflows',
    'workflow-qualification-leads',
    'automatisation-n8n-freelance',
    'expert-automatisation-workflows',
  ],
})
