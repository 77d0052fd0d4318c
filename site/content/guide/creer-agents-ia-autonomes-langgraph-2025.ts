import { definePage } from '../define.ts'

export default definePage({
  topic: 'agents',
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: "Comment construire un agent qui s'arrête, attend un accord et reprend après une panne ?",
    en: 'How do we build an agent that stops, waits for approval and survives a crash?',
  },
  fr: {
    title: 'Créer un agent IA en graphe : budget, accord, reprise, LangGraph',
    description:
      "Un agent en TypeScript, chapitre par chapitre : état, arêtes, budget, accord humain, reprise après coupure, paiement unique, et ce qu'en fait LangGraph.",
    heading: "Un agent en graphe, que l'on peut débrancher en plein travail",
    name: 'Un agent en graphe, puis LangGraph',
    hint: "Huit chapitres pour un agent qui attend, reprend et ne paie qu'une fois.",
    lead: "Un agent fiable est un graphe : des fonctions qui travaillent, du code qui choisit la suite, un état enregistré après chaque pas. Ce guide construit le vôtre en TypeScript, avec budget, accord d'une personne, reprise après coupure et paiement unique, puis dit comment LangGraph nomme chaque pièce et quand vous en passer.",
  },
  en: {
    title: 'Building an AI agent as a graph: budget, approval, LangGraph',
    description:
      'An agent in TypeScript, chapter by chapter: state, edges, budget, human approval, resuming after a crash, paying once, and what LangGraph makes of it.',
    heading: 'An agent as a graph, and you may pull its plug',
    name: 'An agent as a graph, then LangGraph',
    hint: 'Eight chapters for an agent that waits, resumes and pays but once.',
    lead: 'A dependable agent is a graph: functions that work, code that picks what comes next, and a state saved after every step. Here you build one in TypeScript, with a budget, a human approval, resumption after a crash and payments made once. Then you see what LangGraph calls each piece, and when to skip it.',
  },
  related: [
    'faq-creer-agent-ia',
    'developpeur-agents-ia',
    'comparatif-agents-ia',
    'agents-autonomes-evolution-systemes-ia',
    'autogpt-vs-babyagi-comparatif-frameworks-agents',
    'glossaire-tool-calling',
  ],
})
