import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: "Le compteur d'une action, de la relecture au sondage",
    en: "One action's counter, from reading all to sampling",
  },
  caption: {
    fr: 'Chaque action a son compteur. Une faute le remet à zéro, un nouveau modèle aussi. Ce qui ne se défait pas reste chez une personne.',
    en: 'Every action has a counter of its own. A mistake sets it to zero, and so does a new model. What cannot be undone stays with a person.',
  },
  nodes: {
    wish: {
      name: { fr: 'Action voulue', en: 'Action wanted' },
      detail: { fr: 'par l’agent', en: 'by the agent' },
      kind: 'end',
    },
    final: {
      name: { fr: 'Se défait ?', en: 'Can be undone?' },
      icon: 'shield',
    },
    count: {
      name: { fr: 'Compteur', en: 'Counter' },
      detail: { fr: 'lectures sans faute', en: 'clean readings' },
      icon: 'gauge',
    },
    sample: {
      name: { fr: 'Sondage', en: 'Sample' },
      detail: { fr: 'un cas sur vingt', en: 'one case in twenty' },
      icon: 'search',
    },
    done: { name: { fr: 'Fait et noté', en: 'Done and logged' }, kind: 'end' },
    person: {
      name: { fr: 'Une personne', en: 'A person' },
      detail: { fr: 'lit et décide', en: 'reads, decides' },
      kind: 'person',
      icon: 'user',
    },
  },
  edges: [
    { from: 'wish', to: 'final', kind: 'main' },
    { from: 'final', to: 'count', kind: 'main', label: { fr: 'oui', en: 'yes' } },
    {
      from: 'count',
      to: 'sample',
      kind: 'main',
      label: { fr: 'seuil atteint', en: 'threshold met' },
    },
    { from: 'sample', to: 'done', kind: 'main', loop: true },
    { from: 'final', to: 'person', label: { fr: 'non', en: 'no' } },
    { from: 'count', to: 'person', label: { fr: 'pas encore', en: 'not yet' } },
    {
      from: 'sample',
      to: 'count',
      kind: 'rare',
      label: { fr: 'faute : zéro', en: 'mistake: zero' },
    },
  ],
})
