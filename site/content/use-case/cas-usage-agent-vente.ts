import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Agent de vente IA : préparer le rendez-vous, pas le mener',
    description:
      "Un agent de vente rassemble l'historique, prépare l'appel et rédige la relance, relue avant envoi. Ce qu'il fait, ce qu'il ne doit pas décider seul.",
    heading: 'Un agent qui prépare la vente et laisse le commercial vendre',
    name: 'Agent de vente',
    hint: "Avant l'appel, un dossier ; après l'appel, un brouillon.",
    lead: "Avant l'appel, l'agent rassemble l'historique du compte, résume les derniers échanges et propose trois questions. Après, il range le compte rendu dans le CRM et rédige la relance, que le commercial relit. Je ne lui laisse ni fixer une remise, ni écrire seul à un client : ces droits se donnent un par un.",
  },
  en: {
    title: 'AI sales agent: it prepares the meeting, you run it',
    description:
      "A sales agent gathers the history, prepares the call and drafts the follow-up for review. What it does, and what it shouldn't decide alone.",
    heading: 'An agent that prepares sales and leaves selling to people',
    name: 'Sales agent',
    hint: 'A briefing before the call, a draft after it.',
    lead: "Selling stays with your salespeople; the agent takes the work around it. Before a call it gathers the account's history, sums up recent exchanges and suggests three questions. Afterwards it files the notes in the CRM and drafts the follow-up. I don't let it set a discount, or write to anyone unreviewed.",
  },
  related: [
    'workflow-qualification-leads',
    'developpeur-agents-ia',
    'glossaire-agents-ia',
    'glossaire-tool-calling',
    'faq-creer-agent-ia',
  ],
})
