import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Un chemin gelé, un chemin qui apprend',
    en: 'One path frozen, one path learning',
  },
  caption: {
    fr: "Les deux résultats s'additionnent. Fusionner revient à ajouter le produit BA à W une fois pour toutes : le second chemin disparaît, la sortie reste la même.",
    en: 'The two results are added up. Merging adds the product BA to W once and for all: the second path goes, the output stays.',
  },
  groups: {
    frozen: { name: { fr: 'Gelé', en: 'Frozen' } },
    learnt: { name: { fr: 'Entraîné', en: 'Trained' } },
  },
  nodes: {
    input: { name: { fr: 'Entrée x', en: 'Input x' }, kind: 'end' },
    base: {
      name: { fr: 'Matrice W', en: 'Matrix W' },
      detail: { fr: '16,8 millions', en: '16.8 million' },
      icon: 'layers',
      group: 'frozen',
    },
    down: {
      name: { fr: 'Matrice A', en: 'Matrix A' },
      detail: { fr: '4 096 vers 16', en: '4,096 to 16' },
      icon: 'data',
      group: 'learnt',
    },
    up: {
      name: { fr: 'Matrice B', en: 'Matrix B' },
      detail: { fr: 'nulle au départ', en: 'zero at first' },
      icon: 'data',
      group: 'learnt',
    },
    scale: {
      name: { fr: 'Facteur α / r', en: 'Factor α / r' },
      detail: { fr: "fixé d'avance", en: 'set beforehand' },
      icon: 'gauge',
    },
    sum: { name: { fr: 'Addition', en: 'Sum' }, icon: 'flow' },
    output: { name: { fr: 'Sortie y', en: 'Output y' }, kind: 'end' },
  },
  edges: [
    { from: 'input', to: 'base' },
    { from: 'base', to: 'sum' },
    { from: 'input', to: 'down', kind: 'main' },
    { from: 'down', to: 'up', kind: 'main', loop: true },
    { from: 'up', to: 'scale', kind: 'main' },
    { from: 'scale', to: 'sum', kind: 'main' },
    { from: 'sum', to: 'output', kind: 'main' },
  ],
})
