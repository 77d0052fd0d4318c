import { definePage } from '../define.ts'

export default definePage({
  updated: '2026-11-20',
  fr: {
    title: 'Workflow Studio : composer et simuler une automatisation',
    description:
      'Un éditeur visuel pour composer un workflow, le vérifier à mesure, le simuler sans rien envoyer et exporter le fichier. Canevas ou plan, tout au clavier.',
    heading: 'Workflow Studio',
    name: 'Workflow Studio',
    hint: 'Composer, vérifier, simuler, exporter un workflow.',
    lead: "Posez un déclencheur, ajoutez des étapes, reliez-les : le studio vérifie le montage à mesure et signale ce qui manque. La simulation parcourt le chemin avec des services imités, sans rien envoyer. La vue Plan permet de tout faire au clavier. Exportez enfin le fichier vers l'outil d'automatisation qui l'exécutera pour de vrai.",
  },
  en: {
    title: 'Workflow Studio: compose and simulate an automation',
    description:
      'A visual editor to build a workflow, have it checked as you go, simulate it without sending anything and export the file. Canvas or outline.',
    heading: 'Workflow Studio',
    name: 'Workflow Studio',
    hint: 'Compose, check, simulate and export a workflow.',
    lead: "Draw a workflow and have it checked as you go. A simulation follows the path with imitated services, so no email leaves and no record changes. Prefer the keyboard? The outline view does everything the canvas does. Once you're satisfied, export the file; running it for real is your automation tool's job.",
  },
  related: [
    'studio',
    'workflows',
    'workflow-rag-onboarding',
    'automatisation-n8n-freelance',
    'technologies',
  ],
})
