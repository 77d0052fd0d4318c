import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'De l’inventaire à la première serrure',
    en: 'From the inventory to the first lock',
  },
  caption: {
    fr: 'La durée du secret décide de l’ordre. Presque tout le travail revient à vos fournisseurs ; le vôtre consiste à demander, par écrit, et à vérifier.',
    en: 'How long a secret must last decides the order. Nearly all the work is your suppliers’; yours is to ask, in writing, and to check.',
  },
  nodes: {
    list: {
      name: { fr: 'Recenser', en: 'List' },
      detail: { fr: 'qui chiffre quoi', en: 'what encrypts what' },
      kind: 'end',
    },
    sort: {
      name: { fr: 'Trier', en: 'Sort' },
      detail: { fr: 'durée du secret', en: 'life of the secret' },
      icon: 'clock',
    },
    wait: {
      name: { fr: 'Mises à jour', en: 'Updates' },
      detail: { fr: 'elles suffiront', en: 'they will do' },
    },
    ask: {
      name: { fr: 'Demander', en: 'Ask' },
      detail: { fr: 'une date écrite', en: 'a date in writing' },
      icon: 'user',
      kind: 'person',
    },
    hybrid: {
      name: { fr: 'Activer', en: 'Switch on' },
      detail: { fr: 'l’échange hybride', en: 'the hybrid exchange' },
      icon: 'key',
    },
    check: {
      name: { fr: 'Vérifier', en: 'Check' },
      detail: { fr: 'une connexion', en: 'a connection' },
      icon: 'check',
      kind: 'end',
    },
    leave: {
      name: { fr: 'Changer', en: 'Replace' },
      detail: { fr: 'au renouvellement', en: 'at renewal' },
      kind: 'failure',
    },
  },
  edges: [
    { from: 'list', to: 'sort', kind: 'main' },
    {
      from: 'sort',
      to: 'ask',
      kind: 'main',
      loop: true,
      label: { fr: 'plus de 5 ans', en: 'over 5 years' },
    },
    { from: 'sort', to: 'wait', label: { fr: 'moins', en: 'less' } },
    { from: 'ask', to: 'hybrid', kind: 'main' },
    { from: 'hybrid', to: 'check', kind: 'main' },
    { from: 'ask', to: 'leave', kind: 'rare', label: { fr: 'pas de date', en: 'no date' } },
  ],
})
