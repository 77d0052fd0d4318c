import { definePage } from '../define.ts'

export default definePage({
  topic: 'agents',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Agents autonomes : quelle marge de décision leur laisser',
    description:
      "Du script à l'assistant, puis à l'agent qui agit : une règle pour accorder l'autonomie selon ce qu'une erreur coûterait.",
    heading: "L'autonomie d'un agent se gagne action par action",
    name: 'Agents autonomes',
    hint: "Du script à l'agent, une autonomie qui se mérite.",
    lead: "Un script suit des règles, un assistant répond, un agent agit : ce qui change, c'est la marge qu'on lui laisse. Accordez-la selon ce qu'une erreur coûterait. Lire selon ses droits et proposer peuvent rester libres ; écrire ou envoyer réclament d'abord une validation humaine, que de bons journaux permettront d'alléger. Payer reste l'affaire d'une personne.",
  },
  en: {
    title: 'Autonomous agents: how much to let them decide',
    description:
      'From scripts to assistants to software that acts: a rule for granting autonomy according to what a mistake would cost to undo.',
    heading: 'An agent earns its autonomy one action at a time',
    name: 'Autonomous agents',
    hint: 'From scripts to agents, with freedom granted in steps.',
    lead: "Set the freedom of software by what can be undone afterwards. Let an agent read what it's cleared for and draft as it likes, ask a person before it writes or sends, and loosen that as its record grows. Paying stays with people. Autonomy then becomes a setting for each action, not a product feature.",
  },
  question: {
    fr: "Quelle autonomie laisser à un agent, et comment décider de l'augmenter ?",
    en: 'How much autonomy should an agent have, and how do I decide to give it more?',
  },
  related: [
    'glossaire-agents-ia',
    'agentic-ai-workflows',
    'faq-creer-agent-ia',
    'developpeur-agents-ia',
    'llm-guardrails-security',
  ],
})
