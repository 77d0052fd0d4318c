import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Expert en automatisation de workflows : moins de ressaisie',
    description:
      "Je repère les tâches répétées, je choisis l'outil qui convient et j'automatise ce qui peut l'être : script, flux visuel ou IA, avec un contrôle humain.",
    heading: 'Automatiser ce qui se répète vraiment',
    name: 'Expert automatisation',
    hint: "La tâche d'abord, l'outil ensuite, l'IA si elle est utile.",
    lead: "Regardez une tâche être faite, en entier, avant de l'automatiser : bien des étapes ont une raison que personne n'a écrite. J'observe, je dessine le parcours, je supprime ce qui ne sert plus. Le reste devient un script, un flux ou une étape d'IA, selon ce que l'on peut prévoir et ce qu'il faut juger.",
  },
  en: {
    title: 'Workflow automation expert: fewer steps typed by hand',
    description:
      'I find the repeated tasks, choose a suitable tool and automate what can be: a script, a visual workflow or an AI step, with a person where it matters.',
    heading: 'Automate the work that truly repeats',
    name: 'Workflow automation expert',
    hint: 'The task first, the tool second, AI only where it helps.',
    lead: 'Predictable steps belong in a script. Steps that join several applications belong in a visual workflow. Steps that need judgement may suit an AI model, with somebody checking. Sorting a process along those lines is most of my job, and it often ends with a few steps deleted rather than automated.',
  },
  related: [
    'automatisation-n8n-freelance',
    'workflows',
    'agentic-ai-workflows',
    'cas-usage-automatisation-rh',
    'audit-ia-gratuit',
  ],
})
