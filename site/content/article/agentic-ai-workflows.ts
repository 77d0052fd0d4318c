import { definePage } from '../define.ts'

export default definePage({
  topic: 'agents',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Workflows agentiques : où laisser le modèle décider',
    description:
      "Étapes fixes ou décision du modèle : comment découper un processus pour que l'IA n'intervienne que là où les règles échouent.",
    heading: 'Un chemin fixe par défaut, le choix là où tout varie',
    name: 'Workflows agentiques',
    hint: 'Des étapes ordinaires, et quelques décisions confiées.',
    lead: "Si vous pouvez dessiner les étapes à l'avance, codez-les : un enchaînement fixe se teste, se chronomètre et se répare. Réservez la décision du modèle aux embranchements où les entrées varient trop pour des règles, comme trier une demande écrite librement. Un workflow agentique bien conçu contient donc surtout des étapes ordinaires.",
  },
  en: {
    title: 'Agentic workflows: where to let the model decide',
    description:
      "Fixed steps or a model's choice: how to divide a process so that AI steps in only where written rules break down.",
    heading: 'Fixed paths by default, choices where inputs vary',
    name: 'Agentic workflows',
    hint: 'Ordinary steps, with a few decisions handed over.',
    lead: 'Draw the process before automating it. Whatever you can draw should become plain code or an automation node, since fixed paths are easy to test and to mend. Hand a fork to a model only if its inputs defy rules. The result looks unglamorous: many ordinary steps, with a handful of decisions inside.',
  },
  question: {
    fr: 'Dans un processus automatisé, quelles étapes coder et lesquelles confier au modèle ?',
    en: 'In an automated process, which steps should be code and which should a model decide?',
  },
  related: [
    'expert-automatisation-workflows',
    'workflow-qualification-leads',
    'comparatif-agents-ia',
    'agents-autonomes-evolution-systemes-ia',
    'glossaire-tool-calling',
  ],
})
