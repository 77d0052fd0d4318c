import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Une demande de réparation, du message au rendez-vous',
    en: 'A repair request, from message to appointment',
  },
  caption: {
    fr: "Le modèle n'intervient qu'à deux endroits. Tout ce qu'il ne sait pas ranger arrive chez quelqu'un.",
    en: 'The model steps in at two places. Whatever it cannot sort reaches somebody.',
  },
  nodes: {
    message: { name: { fr: 'Message', en: 'Message' }, kind: 'end' },
    rules: {
      name: { fr: 'Règles', en: 'Rules' },
      detail: { fr: 'qui écrit, urgence', en: 'who writes, urgency' },
      icon: 'code',
    },
    fork: {
      name: { fr: 'Nommer la panne', en: 'Name the fault' },
      detail: { fr: 'modèle, liste fermée', en: 'model, closed list' },
      icon: 'ia',
    },
    tables: {
      name: { fr: 'Tableaux', en: 'Tables' },
      detail: { fr: 'payeur, artisan, créneau', en: 'payer, trade, time' },
      icon: 'data',
    },
    draft: {
      name: { fr: 'Rédiger', en: 'Draft' },
      detail: { fr: 'modèle', en: 'model' },
      icon: 'pen',
    },
    read: { name: { fr: 'Relire', en: 'Read over' }, kind: 'person', icon: 'user' },
    sent: { name: { fr: 'Réponse envoyée', en: 'Reply sent' }, kind: 'end' },
    person: {
      name: { fr: 'File lue à la main', en: 'Queue read by hand' },
      kind: 'person',
      icon: 'user',
    },
  },
  edges: [
    { from: 'message', to: 'rules', kind: 'main' },
    { from: 'rules', to: 'fork', kind: 'main' },
    { from: 'fork', to: 'tables', kind: 'main', loop: true },
    { from: 'tables', to: 'draft', kind: 'main' },
    { from: 'draft', to: 'read', kind: 'main' },
    { from: 'read', to: 'sent', kind: 'main' },
    { from: 'rules', to: 'person', kind: 'rare', label: { fr: 'gaz, eau', en: 'gas, water' } },
    {
      from: 'fork',
      to: 'person',
      kind: 'rare',
      label: { fr: 'hors liste', en: 'not on the list' },
    },
  ],
})
