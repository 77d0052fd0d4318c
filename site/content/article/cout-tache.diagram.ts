import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: "Dans quel ordre chercher l'économie",
    en: 'In which order to look for savings',
  },
  caption: {
    fr: "Chaque étape repasse le même jeu d'essai. La boucle marque l'endroit où une économie se perd : la qualité.",
    en: 'Each step runs the same test set again. The loop marks where a saving gets lost: quality.',
  },
  nodes: {
    measure: {
      name: { fr: 'Mesurer', en: 'Measure' },
      detail: { fr: 'coût par tâche', en: 'cost per task' },
      icon: 'gauge',
    },
    drop: {
      name: { fr: 'Supprimer', en: 'Drop' },
      detail: { fr: 'les appels inutiles', en: 'needless calls' },
      icon: 'alert',
    },
    shorten: {
      name: { fr: 'Raccourcir', en: 'Shorten' },
      detail: { fr: 'demande et réponse', en: 'request and answer' },
      icon: 'pen',
    },
    reuse: {
      name: { fr: 'Réutiliser', en: 'Reuse' },
      detail: { fr: 'cache, envois différés', en: 'cache, batches' },
      icon: 'clock',
    },
    route: {
      name: { fr: 'Répartir', en: 'Route' },
      detail: { fr: 'petit ou grand modèle', en: 'small or large model' },
      icon: 'flow',
    },
    test: {
      name: { fr: "Jeu d'essai", en: 'Test set' },
      detail: { fr: 'la qualité tient ?', en: 'does quality hold?' },
      icon: 'check',
    },
    keep: { name: { fr: 'Garder', en: 'Keep' }, kind: 'end' },
    undo: {
      name: { fr: 'Revenir', en: 'Undo' },
      detail: { fr: 'au réglage précédent', en: 'the last change' },
      kind: 'failure',
    },
  },
  edges: [
    { from: 'measure', to: 'drop', kind: 'main' },
    { from: 'drop', to: 'shorten', kind: 'main' },
    { from: 'shorten', to: 'reuse', kind: 'main' },
    { from: 'reuse', to: 'route', kind: 'main' },
    { from: 'route', to: 'test', kind: 'main', loop: true },
    { from: 'test', to: 'keep', kind: 'main', label: { fr: 'oui', en: 'yes' } },
    { from: 'test', to: 'undo', kind: 'rare', label: { fr: 'non', en: 'no' } },
  ],
})
