import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: "L'essai, des demandes réelles au verdict",
    en: 'The trial, from real requests to a verdict',
  },
  caption: {
    fr: 'La clé qui dit qui est à gauche reste chez une seule personne, qui ne juge pas.',
    en: 'One person holds the key that says who stands on the left, and that person does not judge.',
  },
  groups: {
    ours: { name: { fr: 'Chez vous', en: 'Your side' } },
    theirs: { name: { fr: 'Fournisseurs', en: 'Providers' }, outside: true },
  },
  nodes: {
    requests: {
      name: { fr: 'Demandes', en: 'Requests' },
      detail: { fr: 'par volume', en: 'by volume' },
      icon: 'doc',
      group: 'ours',
    },
    door: {
      name: { fr: 'Une porte', en: 'One door' },
      detail: { fr: 'même forme', en: 'one form' },
      icon: 'code',
      group: 'ours',
    },
    models: {
      name: { fr: 'Trois modèles', en: 'Three models' },
      icon: 'ia',
      group: 'theirs',
    },
    checks: {
      name: { fr: 'Contrôles', en: 'Checks' },
      detail: { fr: 'dit, interdit', en: 'said, forbidden' },
      icon: 'shield',
      group: 'ours',
    },
    blind: {
      name: { fr: 'Feuille', en: 'Sheet' },
      detail: { fr: 'sans noms', en: 'without names' },
      icon: 'search',
      group: 'ours',
    },
    people: {
      name: { fr: 'Relecteurs', en: 'Reviewers' },
      icon: 'user',
      kind: 'person',
      group: 'ours',
    },
    verdict: { name: { fr: 'Verdict', en: 'Verdict' }, kind: 'end', group: 'ours' },
  },
  edges: [
    { from: 'requests', to: 'door', kind: 'main' },
    { from: 'door', to: 'models', kind: 'main' },
    { from: 'models', to: 'checks', kind: 'main' },
    { from: 'checks', to: 'blind', kind: 'main', loop: true },
    { from: 'blind', to: 'people', kind: 'main' },
    { from: 'people', to: 'verdict', kind: 'main' },
  ],
})
