import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Créer un agent avec LangGraph : état, étapes, reprises',
    description:
      'Nœuds, arêtes, état enregistré, pause pour accord humain : comment LangGraph structure un agent, et quand une fonction suffit.',
    heading: "Un agent LangGraph est un graphe que l'on peut relire",
    name: 'Agents avec LangGraph',
    hint: 'Décrire un agent par un graphe, pauses comprises.',
    lead: "LangGraph décrit un agent comme un graphe : des nœuds qui travaillent, des arêtes qui décident de la suite, un état partagé que l'on enregistre. On peut donc arrêter l'agent, demander un accord, puis reprendre. Retenez-le quand le parcours boucle ou doit survivre à une interruption ; pour une ligne droite, une fonction suffit.",
  },
  en: {
    title: 'Building an agent with LangGraph: state, steps, restarts',
    description:
      'Nodes, edges, saved state, pauses for human approval: how LangGraph structures an agent, and when a plain function will do.',
    heading: 'A LangGraph agent is a graph you can read back',
    name: 'Agents with LangGraph',
    hint: 'Describing an agent as a graph, pauses included.',
    lead: "Use LangGraph when an agent's path loops, waits for someone or has to survive a restart. It describes the agent as a graph, where nodes do the work, edges pick what comes next and the shared state can be saved in between. For steps that run straight through, ordinary functions are easier to follow.",
  },
  related: [
    'faq-creer-agent-ia',
    'developpeur-agents-ia',
    'glossaire-tool-calling',
    'architecture-multi-agents',
    'comparatif-agents-ia',
  ],
})
