import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: 'Les papiers avant le logiciel de place', en: "Papers before the port's system" },
  nodes: {
    mail: {
      name: { fr: 'Courriel', en: 'Email' },
      detail: { fr: 'facture, colisage', en: 'invoice, packing' },
      kind: 'end',
    },
    read: {
      name: { fr: 'Lire', en: 'Read' },
      detail: { fr: 'un modèle', en: 'a model' },
      icon: 'search',
    },
    sums: {
      name: { fr: 'Recalculer', en: 'Recompute' },
      detail: { fr: 'du code', en: 'plain code' },
    },
    agent: { name: { fr: 'Le déclarant', en: 'The clerk' }, icon: 'user', kind: 'person' },
    house: { name: { fr: 'Votre logiciel', en: 'Your software' } },
    port: {
      name: { fr: 'Ci5', en: 'Ci5' },
      detail: { fr: 'inchangé', en: 'unchanged' },
      kind: 'end',
    },
  },
  edges: [
    { from: 'mail', to: 'read', kind: 'main' },
    { from: 'read', to: 'sums', kind: 'main', loop: true },
    { from: 'sums', to: 'house', kind: 'main' },
    { from: 'house', to: 'port', kind: 'main' },
    { from: 'sums', to: 'agent', kind: 'rare', label: { fr: 'écart', en: 'mismatch' } },
    { from: 'agent', to: 'house', kind: 'rare' },
  ],
})
