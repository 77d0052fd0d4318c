import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Le studio de workflows, présenté par des démonstrations',
    description:
      "Deux démonstrations à essayer ici : dérouler un cas étape par étape, puis défaire un lien et lire ce que la vérification en dit. Aucun compte n'est relié.",
    heading: 'Le studio, en deux démonstrations',
    name: 'Présentation du studio',
    hint: 'Dérouler un cas, repérer un lien qui manque : à essayer ici.',
    lead: "Une erreur de montage coûte peu sur un schéma, cher sur de vrais messages. Deux démonstrations le montrent : dérouler un cas étape par étape, avec des services imités, puis défaire un lien et voir ce que la vérification en dit. Vos essais restent dans la page. L'exécution reste l'affaire d'un outil d'automatisation.",
  },
  en: {
    title: 'The workflow studio, shown in short demos',
    description:
      'Two demos to try right here: follow a case one step at a time, then undo a link and read what the check makes of it. No account is connected.',
    heading: 'The studio, in two demos',
    name: 'About the studio',
    hint: 'Follow a case, spot a missing link: try both here.',
    lead: 'A wiring mistake costs little on a diagram and a lot on real messages. Two demos show it: follow a case one step at a time, with imitated services, then undo a link and see what the check makes of it. What you try stays in the page. Running a workflow for real remains the job of an automation tool.',
  },
  related: [
    'workflow-studio',
    'workflows',
    'expert-automatisation-workflows',
    'processus-collaboration',
  ],
})
