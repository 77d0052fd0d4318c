import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'La même boucle, avec des portes et une sortie',
    en: 'The same loop, with doors and a way out',
  },
  caption: {
    fr: "Le but se vérifie avant de créer quoi que ce soit. Ce que la porte refuse n'atteint jamais la liste.",
    en: 'The goal is checked before anything is created. What the door turns away never reaches the list.',
  },
  nodes: {
    list: {
      name: { fr: 'Liste', en: 'List' },
      detail: { fr: 'triée du but', en: 'sorted from the goal' },
      icon: 'layers',
    },
    execute: { name: { fr: 'Exécuter', en: 'Execute' }, icon: 'ia' },
    goal: {
      name: { fr: 'But atteint ?', en: 'Goal reached?' },
      detail: { fr: 'trois réservations', en: 'three bookings' },
      icon: 'check',
    },
    stop: { name: { fr: 'Fin', en: 'The end' }, kind: 'end' },
    create: { name: { fr: 'Créer', en: 'Create' }, icon: 'ia' },
    door: {
      name: { fr: 'Porte', en: 'Door' },
      detail: { fr: 'faite ? semblable ?', en: 'done? alike?' },
      icon: 'shield',
    },
    refused: { name: { fr: 'Refusée', en: 'Refused' }, kind: 'failure', icon: 'alert' },
  },
  edges: [
    { from: 'list', to: 'execute', kind: 'main' },
    { from: 'execute', to: 'goal', kind: 'main' },
    { from: 'goal', to: 'stop', label: { fr: 'oui', en: 'yes' } },
    { from: 'goal', to: 'create', kind: 'main', label: { fr: 'non', en: 'no' } },
    { from: 'create', to: 'door', kind: 'main', loop: true },
    { from: 'door', to: 'refused', kind: 'rare' },
    { from: 'door', to: 'list', label: { fr: 'admise', en: 'admitted' } },
  ],
})
