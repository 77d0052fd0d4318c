import { defineDiagram } from '../../../site/content/diagram.ts'

export const support = defineDiagram({
  title: { fr: 'Le support garde la main', en: 'Support stays in charge' },
  caption: {
    fr: "L'assistant prépare, une personne envoie. Ce qu'elle corrige retourne aux fiches.",
    en: 'The assistant drafts, a person sends. What she corrects goes back to the notes.',
  },
  groups: { alone: { name: { fr: 'Le modèle, en lecture seule', en: 'The model, read only' } } },
  nodes: {
    message: { name: { fr: 'Message', en: 'Message' }, kind: 'end' },
    draft: {
      name: { fr: 'Préparer', en: 'Draft' },
      detail: { fr: 'avec ses sources', en: 'with its sources' },
      icon: 'ia',
      group: 'alone',
    },
    notes: {
      name: { fr: 'Fiches', en: 'Notes' },
      detail: { fr: 'commandes, règles', en: 'orders, rules' },
      icon: 'doc',
      group: 'alone',
    },
    review: {
      name: { fr: 'Relire', en: 'Review' },
      detail: { fr: 'envoie ou corrige', en: 'sends or corrects' },
      icon: 'user',
      kind: 'person',
    },
    send: { name: { fr: 'Réponse', en: 'Answer' }, kind: 'end' },
  },
  edges: [
    { from: 'message', to: 'draft', kind: 'main' },
    { from: 'notes', to: 'draft' },
    { from: 'draft', to: 'review', kind: 'main', loop: true },
    { from: 'review', to: 'send', kind: 'main' },
    { from: 'review', to: 'notes', kind: 'rare', label: { fr: 'corrections', en: 'corrections' } },
  ],
})
