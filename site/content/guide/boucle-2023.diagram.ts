import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: "La boucle de 2023, telle qu'elle fut publiée",
    en: 'The loop of 2023, as it was published',
  },
  caption: {
    fr: "Trois appels au modèle par tour. Cherchez la flèche qui sort : il n'y en a pas.",
    en: 'Three calls to the model each turn. Look for the arrow that leaves: there is none.',
  },
  nodes: {
    goal: {
      name: { fr: 'But', en: 'Goal' },
      detail: { fr: 'une phrase', en: 'one sentence' },
      kind: 'end',
    },
    list: {
      name: { fr: 'Liste', en: 'List' },
      detail: { fr: 'la première sort', en: 'the first one leaves' },
      icon: 'layers',
    },
    execute: {
      name: { fr: 'Exécuter', en: 'Execute' },
      detail: { fr: 'modèle, appel 1', en: 'model, call 1' },
      icon: 'ia',
    },
    memory: {
      name: { fr: 'Mémoire', en: 'Memory' },
      detail: { fr: 'résultat rangé', en: 'result stored' },
      icon: 'data',
    },
    create: {
      name: { fr: 'Créer', en: 'Create' },
      detail: { fr: 'modèle, appel 2', en: 'model, call 2' },
      icon: 'ia',
    },
    sort: {
      name: { fr: 'Trier', en: 'Sort' },
      detail: { fr: 'modèle, appel 3', en: 'model, call 3' },
      icon: 'ia',
    },
  },
  edges: [
    { from: 'goal', to: 'list', kind: 'main' },
    { from: 'list', to: 'execute', kind: 'main' },
    { from: 'execute', to: 'memory', kind: 'main' },
    { from: 'memory', to: 'create', kind: 'main', loop: true },
    { from: 'create', to: 'sort', kind: 'main' },
    { from: 'sort', to: 'list', label: { fr: 'recommencer', en: 'again' } },
  ],
})
