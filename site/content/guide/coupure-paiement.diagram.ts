import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Le seul instant où une coupure coûte',
    en: 'The one instant when a crash costs money',
  },
  caption: {
    fr: "Entre le paiement et l'enregistrement, personne ne sait qu'il a eu lieu. À la reprise, le nœud repart du début : la clé fait la différence.",
    en: 'Between the payment and the save, nobody knows that it happened. On resuming, the node starts afresh: the key makes the difference.',
  },
  nodes: {
    yes: { name: { fr: 'Accord enregistré', en: 'Approval saved' }, icon: 'check', kind: 'end' },
    act: {
      name: { fr: 'Nœud « act »', en: 'Node “act”' },
      detail: { fr: 'clé refund:4102', en: 'key refund:4102' },
      icon: 'code',
    },
    bank: {
      name: { fr: 'Banque', en: 'Bank' },
      detail: { fr: '62,00 €', en: '€62.00' },
      icon: 'key',
    },
    crash: {
      name: { fr: 'Coupure', en: 'Crash' },

      kind: 'failure',
      icon: 'alert',
    },
    save: { name: { fr: 'Enregistrer', en: 'Save' }, icon: 'data' },
    draft: { name: { fr: 'Brouillon', en: 'Draft' }, kind: 'end' },
  },
  edges: [
    { from: 'yes', to: 'act', kind: 'main' },
    { from: 'act', to: 'bank', kind: 'main', loop: true },
    { from: 'bank', to: 'save', kind: 'main', label: { fr: 'reçu', en: 'receipt' } },
    { from: 'save', to: 'draft', kind: 'main' },
    { from: 'bank', to: 'crash', kind: 'rare' },
    { from: 'crash', to: 'act', label: { fr: 'reprise', en: 'resume' } },
  ],
})
