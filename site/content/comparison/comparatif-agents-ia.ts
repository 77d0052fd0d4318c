import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-23',
  question: {
    fr: 'Quelle forme d’agent IA choisir : automatisation, graphe, appel d’outils ou boucle libre ?',
    en: 'Which form of AI agent should we choose: automation, graph, tool calling or open loop?',
  },
  fr: {
    title: 'Comparatif des agents IA : automatisation, graphe ou boucle',
    description:
      "n8n, LangGraph, appel d'outils direct ou agent libre : quelle forme d'agent IA choisir selon le parcours à suivre et les risques.",
    heading: 'Agents IA : automatisation, graphe ou boucle libre ?',
    name: 'Comparatif des agents IA',
    hint: "Quatre formes d'agents, selon le parcours.",
    lead: "Étapes connues entre outils courants : une automatisation comme n8n, lisible par les métiers. Parcours à embranchements, reprises et validations : un graphe en code, par exemple LangGraph. Quelques outils et une boucle courte : l'appel d'outils du fournisseur, sans framework. L'agent libre reste pour l'exploration, avec un budget fermé et aucun droit d'écriture.",
  },
  en: {
    title: 'AI agents compared: automation, graph or open loop',
    description:
      'n8n, LangGraph, plain tool calling or an open-ended agent: which form of AI agent fits the path to follow and the risk involved.',
    heading: 'AI agents: automation, graph or open loop?',
    name: 'AI agents compared',
    hint: 'Four shapes of agent, matched to the path.',
    lead: 'Match the agent to the path it must follow. Known steps between everyday apps fit n8n or a similar automation tool. Branches, pauses and approvals fit a coded graph, LangGraph for instance. A couple of tools in a short loop fit plain tool calling. Keep open-ended autonomy for exploration, on a capped budget with read-only access.',
  },
  related: [
    'faq-creer-agent-ia',
    'agentic-ai-workflows',
    'automatisation-n8n-freelance',
    'developpeur-agents-ia',
    'glossaire-agents-ia',
  ],
})
