import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Développeur Claude freelance : l'API reliée à vos outils",
    description:
      "J'intègre Claude à vos applications : consignes versionnées, appels d'outils bornés, réponses structurées, tests sur vos cas. Un autre modèle reste possible.",
    heading: 'Claude au travail dans vos outils',
    name: 'Expert Claude',
    hint: 'Consignes, outils et tests pour mettre Claude au travail.',
    lead: "Entre une conversation réussie et un service fiable, il reste du travail : des consignes versionnées, des réponses dans un format vérifié, des appels d'outils aux droits limités, un plan pour les refus et les lenteurs. C'est ce travail que je fais autour de Claude. L'intégration est écrite pour que changer de modèle reste faisable.",
  },
  en: {
    title: 'Freelance Claude developer: the API inside your own tools',
    description:
      'I build Claude into your applications: versioned prompts, bounded tool calls, structured output and tests on your cases. Switching models stays possible.',
    heading: 'Claude, at work inside your tools',
    name: 'Claude specialist',
    hint: 'Prompts, tools and tests that turn a good chat into a service.',
    lead: "A good chat with Claude proves the idea. A product needs more: prompts under version control, output checked against a schema, tools with narrow permissions, and a plan for refusals or slow replies. That's the part I build. I keep the model behind a thin layer, so replacing it is a task rather than a rewrite.",
  },
  related: [
    'generateur-prompts-claude-ai',
    'claude-vs-gpt4',
    'prompt-engineering-guide-complet',
    'glossaire-tool-calling',
    'developpeur-agents-ia',
  ],
})
