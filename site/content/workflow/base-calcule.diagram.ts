import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: 'Le lundi à sept heures', en: 'Monday, seven o’clock' },
  caption: {
    fr: 'Les nombres du tableau ne passent jamais par le modèle ; ceux d’un commentaire sont contrôlés. Un trou arrête tout avant la première écriture.',
    en: 'The table’s numbers never pass through the model; those in a comment are checked. One hole stops everything before the first write.',
  },
  nodes: {
    start: { name: { fr: 'Lundi', en: 'Monday' }, kind: 'end' },
    sql: {
      name: { fr: 'Calculer', en: 'Calculate' },
      detail: { fr: 'PostgreSQL', en: 'PostgreSQL' },
      icon: 'data',
    },
    whole: {
      name: { fr: 'Complet ?', en: 'Complete?' },
      detail: { fr: 'quatre valeurs', en: 'four values' },
      icon: 'check',
    },
    comment: {
      name: { fr: 'Commenter', en: 'Comment' },
      detail: { fr: 'une phrase', en: 'one sentence' },
      icon: 'ia',
    },
    check: {
      name: { fr: 'Comparer', en: 'Compare' },
      detail: { fr: 'chaque nombre', en: 'every number' },
      icon: 'code',
    },
    draft: {
      name: { fr: 'Brouillon', en: 'Draft' },
      detail: { fr: 'à lire, à envoyer', en: 'to read, to send' },
      icon: 'user',
      kind: 'person',
    },
    stop: {
      name: { fr: 'Pas de rapport', en: 'No report' },
      detail: { fr: 'et un message', en: 'and a message' },
      icon: 'alert',
      kind: 'failure',
    },
  },
  edges: [
    { from: 'start', to: 'sql', kind: 'main' },
    { from: 'sql', to: 'whole', kind: 'main' },
    { from: 'whole', to: 'comment', kind: 'main' },
    { from: 'comment', to: 'check', kind: 'main', loop: true },
    { from: 'check', to: 'draft', kind: 'main' },
    {
      from: 'whole',
      to: 'stop',
      kind: 'rare',
      label: { fr: 'valeur absente', en: 'value missing' },
    },
  ],
})
