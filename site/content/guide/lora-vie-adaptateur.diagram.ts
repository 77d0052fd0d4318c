import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: "La vie d'un adaptateur, de la base à son remplacement",
    en: 'The life of an adapter, from its base to the next one',
  },
  caption: {
    fr: "Les exemples, à gauche, survivent à un changement de base, comme l'examen qui sert à comparer. L'adaptateur, lui, se refait.",
    en: 'The examples on the left outlive a change of base, and so does the test used to compare. The adapter itself is made again.',
  },
  nodes: {
    examples: {
      name: { fr: 'Exemples', en: 'Examples' },
      detail: { fr: 'relus, sans doublons', en: 'reviewed, no duplicates' },
      icon: 'doc',
    },
    train: {
      name: { fr: 'Entraîner', en: 'Train' },
      detail: { fr: 'version figée', en: 'pinned version' },
      icon: 'layers',
    },
    compare: {
      name: { fr: 'Comparer', en: 'Compare' },
      detail: { fr: 'à la base', en: 'with the base' },
      icon: 'gauge',
    },
    papers: {
      name: { fr: 'Papiers', en: 'Papers' },
      detail: { fr: 'base, gabarit, score', en: 'base, template, score' },
      icon: 'tag',
    },
    serve: { name: { fr: 'Servir', en: 'Serve' }, kind: 'end' },
    refuse: {
      name: { fr: 'Refusé', en: 'Refused' },
      kind: 'failure',
    },
    next: {
      name: { fr: 'Base suivante', en: 'Next base' },
      icon: 'clock',
    },
  },
  edges: [
    { from: 'examples', to: 'train', kind: 'main' },
    { from: 'train', to: 'compare', kind: 'main', loop: true },
    { from: 'compare', to: 'papers', kind: 'main' },
    { from: 'papers', to: 'serve', kind: 'main' },
    {
      from: 'compare',
      to: 'refuse',
      kind: 'rare',
      label: { fr: 'perte', en: 'loss' },
    },
    { from: 'serve', to: 'next', kind: 'plain' },
    { from: 'next', to: 'train', kind: 'rare', label: { fr: 'refaire', en: 'again' } },
  ],
})
