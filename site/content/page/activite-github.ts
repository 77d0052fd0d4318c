import { definePage } from '../define.ts'

export default definePage({
  updated: '2026-11-20',
  fr: {
    title: 'Activité GitHub : le code rendu public, période par période',
    description:
      "L'activité de code publique, résumée par période et sans requête à un tiers depuis votre navigateur. Comment la lire, et ce qu'elle ne prouve pas.",
    heading: 'Activité de code publique',
    name: 'Activité GitHub',
    hint: 'Le code rendu public, et comment le lire.',
    lead: "Un nombre de commits ne mesure pas la qualité : ouvrez plutôt un fichier et ses tests. Cette page résume l'activité de code rendue publique, période par période, sans que votre navigateur interroge GitHub. Tant qu'aucun profil n'est renseigné, elle montre des données d'exemple, signalées comme telles.",
  },
  en: {
    title: 'GitHub activity: public code, period by period',
    description:
      "Public code activity, summed up by period and without a third-party request from your browser. How to read it, and what it doesn't prove.",
    heading: 'Public code activity',
    name: 'GitHub activity',
    hint: 'Code made public, and how to read it.',
    lead: 'Public code says more than a list of skills, provided you open a file and its tests; counting commits proves little. Here the activity is summed up period by period, and your browser never contacts GitHub. As long as no profile has been filled in, the figures shown are examples and say so.',
  },
  related: ['cv', 'portfolio-projets-cas-etudes', 'technologies', 'debug-opale'],
})
