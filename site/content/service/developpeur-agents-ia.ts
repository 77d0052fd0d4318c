import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Développeur d'agents IA : des outils bornés, une trace",
    description:
      'Je développe des agents IA qui enchaînent des étapes avec vos outils : droits limités, budget, accord humain, journal de chaque décision.',
    heading: 'Des agents qui rendent des comptes',
    name: "Développeur d'agents IA",
    hint: 'Des tâches longues, des droits étroits, une trace de chaque décision.',
    lead: "Confier une tâche à un agent, c'est lui prêter des clés. Je commence donc par la liste de ce qu'il peut lire, écrire et dépenser, puis par les moments où il doit demander l'accord d'une personne. Chaque étape laisse une trace. Si votre procédure ne varie jamais, un simple flux coûtera moins cher et surprendra moins.",
  },
  en: {
    title: 'AI agent developer: narrow tools and a full record',
    description:
      'I build AI agents that chain steps using your tools, with limited rights, a spending cap, human approval and a log you can read for every decision.',
    heading: 'Agents that account for what they do',
    name: 'AI agent developer',
    hint: 'Long tasks, narrow permissions, and a record of every decision.',
    lead: "What may it read? What may it write? Whom must it ask before acting? An agent is only as safe as the answers to these questions, so that's where my work begins. Then come the tools, the tests and a log you can replay. For a procedure that never changes, I'll suggest an ordinary workflow instead.",
  },
  related: [
    'glossaire-agents-ia',
    'creer-agents-ia-autonomes-langgraph-2025',
    'faq-creer-agent-ia',
    'architecture-multi-agents',
    'automatisation-n8n-freelance',
  ],
})
