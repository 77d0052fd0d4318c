import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Du joint aux clients, lien par lien',
    en: 'From the seal to the customers, link by link',
  },
  caption: {
    fr: 'Le modèle choisit le départ et les relations. Le parcours des liens, lui, est du code.',
    en: 'The model picks the start and the relations. Following the links is code.',
  },
  nodes: {
    question: { name: { fr: 'Question', en: 'Question' }, kind: 'end' },
    choose: {
      name: { fr: 'Choisir', en: 'Choose' },
      detail: { fr: 'départ et relations', en: 'start and relations' },
      icon: 'ia',
    },
    seal: {
      name: { fr: 'Joint 40', en: 'Seal 40' },
      icon: 'tag',
    },
    pump: {
      name: { fr: 'Pompe A', en: 'Pump A' },
      detail: { fr: 'nomenclature', en: 'parts list' },
      icon: 'data',
    },
    customers: {
      name: { fr: 'Deux clients', en: 'Two customers' },
      detail: { fr: 'bons de livraison', en: 'delivery notes' },
      icon: 'user',
    },
    answer: {
      name: { fr: 'Réponse', en: 'Answer' },
      detail: { fr: 'avec ses sources', en: 'with its sources' },
      kind: 'end',
    },
    none: {
      name: { fr: 'Aucun chemin', en: 'No path' },
      detail: { fr: 'on le dit', en: 'and it says so' },
      kind: 'failure',
    },
  },
  edges: [
    { from: 'question', to: 'choose', kind: 'main' },
    { from: 'choose', to: 'seal', kind: 'main' },
    { from: 'seal', to: 'pump', kind: 'main', label: { fr: 'monté dans', en: 'mounted in' } },
    {
      from: 'pump',
      to: 'customers',
      kind: 'main',
      loop: true,
      label: { fr: 'livrée à', en: 'delivered to' },
    },
    { from: 'customers', to: 'answer', kind: 'main' },
    { from: 'seal', to: 'none', kind: 'rare' },
  ],
})
