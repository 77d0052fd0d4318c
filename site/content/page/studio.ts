import { definePage } from '../define.ts'

export default definePage({
  updated: '2026-11-20',
  fr: {
    title: 'Le studio de workflows, présenté par des démonstrations',
    description:
      "À quoi sert l'éditeur visuel de workflows : composer des étapes, simuler un cas, repérer une erreur, exporter. Des démonstrations courtes, et ses limites.",
    heading: 'Le studio, en quelques démonstrations',
    name: 'Présentation du studio',
    hint: "Ce que fait l'éditeur visuel, et ce qu'il ne fait pas.",
    lead: "Le studio sert à réfléchir avant de brancher. Des démonstrations le présentent : composer une suite d'étapes, simuler un cas, repérer une étape mal reliée, exporter le tout. Il ne remplace pas l'outil qui exécutera vos automatisations ; il vous évite d'y découvrir vos erreurs en direct, sur de vrais messages.",
  },
  en: {
    title: 'The workflow studio, shown in short demos',
    description:
      'What the visual workflow editor is for: composing steps, simulating a case, spotting an error, exporting. Short demos, and where it stops.',
    heading: 'The studio, in a few demos',
    name: 'About the studio',
    hint: "What the visual editor does, and what it doesn't.",
    lead: "Why sketch an automation before connecting it? Because a mistake costs nothing on a drawing. Short demos show the studio at work: composing steps, simulating a case, spotting a broken link, exporting the file. It executes nothing for real, and it's no substitute for the automation tool that will.",
  },
  related: [
    'workflow-studio',
    'workflows',
    'expert-automatisation-workflows',
    'processus-collaboration',
  ],
})
